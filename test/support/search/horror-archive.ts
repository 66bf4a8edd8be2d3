import { readFileSync } from 'node:fs'
import { demoPosts } from '#content/demo/posts.ts'
import type { PostInput, Section } from '#domain/posts/post.ts'
import { parseCsv } from '#domain/text/csv.ts'
import { postInput, section } from '../posts.ts'

interface ListedFilm {
  readonly title: string
  readonly year: number
  readonly director: string
  readonly motifs: readonly string[]
}

const POSTS = 300
const LISTS = 16
const MUSINGS = 12
const LISTED = 8
const AUTHORS = ['Mara Vell', 'Tobias Renn', 'Ines Calloway'] as const
const SUBJECTS = ['remakes', 'landlords', 'telephones', 'fathers', 'weather', 'posters', 'silence', 'teeth'] as const

const SENTENCES = [
  'The film takes its time with {0}, and for once that is a compliment.',
  'I had forgotten how much of it is about {1}, and how little it explains.',
  'Somebody opens a door that everybody in the house has agreed to leave alone.',
  'When {0} comes back in the last third, the room I saw it in went quiet.',
  '{director} keeps the camera at the height of a chair and waits.',
  'There is a cut here, from {0} to {1}, that I would hang on a wall.',
  'It owes something to {other}, and pays it back with interest.',
  'Nobody screams for forty minutes, which is the most frightening thing about it.',
  'The score does less than you think, and what it does it does with two notes.',
  'People who love {other} will find the middle slow; let them.',
  'What {director} understood is that fear is a matter of who is not in the frame.',
  'The ending is a shrug, but a shrug by candlelight.',
  'I watched it with the window open, and closed it at {1}.',
  'You can tell the money ran out, and that it made everything better.',
] as const

/**
 * Three hundred posts about real films for tests of the search: the demo posts, reviews titled by the film or otherwise, lists of
 * films, and musings. They are the same in every run.
 */
export function horrorArchive(): PostInput[] {
  const films = listedFilms()
  const demo = demoPosts.map(
    (post): PostInput => postInput({ ...post, articleImage: '', sections: post.sections.map(withoutPicture) }),
  )
  const reviews = films.filter((_, index) => index % 5 !== 4).slice(0, POSTS - demo.length - LISTS - MUSINGS)
  const made = [
    ...reviews.map((film, index) => review(film, index, films)),
    ...Array.from({ length: LISTS }, (_, index) => list(index, films)),
    ...Array.from({ length: MUSINGS }, (_, index) => musing(index)),
  ]
  return [...demo, ...made].map((post, index) => ({
    ...post,
    path: `/blogs/${post.title.replaceAll(' ', '-')}-${index}`,
  }))
}

function listedFilms(): ListedFilm[] {
  const [, ...rows] = parseCsv(readFileSync(new URL('horror-films.csv', import.meta.url), 'utf8'))
  return rows.map(({ cells: [title = '', year = '', director = '', motifs = ''] }) => ({
    title,
    year: Number(year),
    director,
    motifs: motifs.split(' '),
  }))
}

function review(film: ListedFilm, index: number, films: readonly ListedFilm[]): PostInput {
  const { title, year, director, motifs } = film
  const [first = '', second = first] = motifs
  const isNamed = index % 2 === 0
  const texts = Array.from({ length: 4 }, (_, part) => paragraph(film, index * 7 + part * 3, films))
  return postInput({
    title: isNamed ? title : `On ${capital(first)} and ${capital(second)}, Again`.slice(0, 60),
    tagline: `What ${motifs.slice(0, 2).join(' and ')} can do in the dark.`,
    description: `${director} made this in ${year}, and it has not slept since. A review with the lights off.`,
    author: AUTHORS[index % AUTHORS.length]!,
    date: dateOf(index),
    tag: 'Horror Review',
    // A tenth has no film fields: reviews whose title is that of the film.
    film: isNamed && index % 10 === 0 ? null : { title, year, director },
    sections: texts.map((sectionText, part) =>
      section({ sectionTitle: part === 1 ? `About the ${motifs.at(-1)}` : '', sectionText }),
    ),
  })
}

function paragraph(film: ListedFilm, seed: number, films: readonly ListedFilm[]): string {
  const sentences = Array.from({ length: 9 }, (_, index) => {
    const at = seed * 5 + index * 11
    const motif = (offset: number) => film.motifs[(at + offset) % film.motifs.length]!
    const other = films[(at * 17 + index) % films.length]!
    return SENTENCES[at % SENTENCES.length]!.replace('{0}', `the ${motif(0)}`)
      .replace('{1}', `the ${motif(1)}`)
      .replace('{director}', film.director)
      .replace('{other}', `${other.title} (${other.year})`)
  })
  return sentences.join(' ')
}

function list(index: number, films: readonly ListedFilm[]): PostInput {
  const entries = Array.from({ length: LISTED }, (_, place) => films[(index * 19 + place * 37 + 4) % films.length]!)
  return postInput({
    title: `${['Eight', 'Some', 'Late', 'Cold'][index % 4]} Films for ${capital(SUBJECTS[index % SUBJECTS.length]!)} ${index + 1}`,
    tagline: `A list about ${SUBJECTS[index % SUBJECTS.length]}.`,
    description: 'Ranked by how long I left the light on afterwards.',
    author: AUTHORS[index % AUTHORS.length]!,
    date: dateOf(1_000 + index * 9),
    tag: 'Horror List',
    sections: entries.map((film) =>
      section({
        sectionTitle: `${film.title} (${film.year})`,
        sectionText: `${film.director} and the ${film.motifs.join(', the ')}. ${paragraph(film, index, films)}`,
      }),
    ),
  })
}

function musing(index: number): PostInput {
  const subject = SUBJECTS[(index * 3 + 1) % SUBJECTS.length]!
  return postInput({
    title: `A Word About ${capital(subject)} ${index + 1}`,
    tagline: `On ${subject} in films, and at home.`,
    description: `Every house has its ${subject}. The genre only listens to them.`,
    author: AUTHORS[index % AUTHORS.length]!,
    date: dateOf(2_000 + index * 5),
    tag: 'Horror Musings',
    sections: [section({ sectionText: SENTENCES.filter((sentence) => !sentence.includes('{')).join(' ') })],
  })
}

function withoutPicture(part: Section): Section {
  return { ...part, sectionImage: '' }
}

/** A date within ten years from 2016 on, fixed for each seed. */
function dateOf(seed: number): string {
  return new Date(Date.UTC(2016, 0, 1) + ((seed * 7919) % 3_600) * 86_400_000).toISOString().slice(0, 10)
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1)
}
