import type { PostInput } from '../../domain/posts/post.ts'
import { EMPTY_POST } from '../../domain/posts/post-fields.ts'
import { Random } from '../attack/random.ts'

const WORDS = 30_000
const SECTIONS = 5
const WORDS_OF_SECTION = 300
const DAYS = 12_000
const SYLLABLES = 'ka lo mi ter an dra ven os il ur sha bel gor ne ta ry phi mor st ques'.split(' ')

/** Posts of made-up words with frequencies by Zipf's law: the first word is in every text, most words are in few. */
export class WordedPosts {
  readonly #random = new Random(7)
  readonly words: readonly string[] = Array.from({ length: WORDS }, () =>
    Array.from({ length: this.#random.between(2, 4) }, () => this.#random.pick(SYLLABLES)).join(''),
  )
  /** Cumulative weights of the words. */
  readonly #sums = this.words.reduce<number[]>((sums, _, rank) => {
    sums.push((sums.at(-1) ?? 0) + 1 / (rank + 3))
    return sums
  }, [])

  /** A review of 1,500 words. */
  make(index: number): PostInput {
    const day = Date.UTC(1990, 0, 1) + (index % DAYS) * 86_400_000
    return {
      ...EMPTY_POST,
      title: `${this.text(3)} ${index}`.slice(0, 60),
      tagline: this.text(8),
      description: this.text(20),
      author: 'Mara Vell',
      date: new Date(day).toISOString().slice(0, 10),
      tag: 'Horror Review',
      featured: index % 9 === 0 ? 1 : 0,
      path: `/blogs/${this.text(3).replaceAll(/\W+/g, '-')}-${index}`,
      film: { title: this.text(2), year: 1920 + (index % 100), director: this.text(2) },
      sections: Array.from({ length: SECTIONS }, () => ({
        sectionTitle: this.text(3),
        sectionText: this.text(WORDS_OF_SECTION),
        sectionImage: '',
        sectionImgSrc: '',
        sectionImageAlt: '',
      })),
    }
  }

  /** Searches for frequent, rare, unfinished, misspelt and missing words, phrases, names and years. */
  queries(): string[] {
    const word = (rank: number) => this.words[rank]!
    return [
      word(0),
      `${word(1)} ${word(2)}`,
      word(200),
      `${word(150)} ${word(900)}`,
      word(9_000),
      `${word(3_000)} ${word(40)} ${word(7_000)}`,
      word(500).slice(0, 2),
      word(500).slice(0, 3),
      `x${word(500).slice(1)}`,
      `${word(5_000).slice(0, 4)}z${word(5_000).slice(5)}`,
      `1984 ${word(3)}`,
      `"${word(0)} ${word(1)}"`,
      `"${word(100)} ${word(300)}"`,
      Array.from({ length: 8 }, (_, index) => word(index * 111)).join(' '),
      'qqqqq wwww zzzz',
      'mara vell',
    ]
  }

  /** A text of `count` words, in sentences of twelve. */
  text(count: number): string {
    return Array.from({ length: count }, (_, at) => this.#word() + (at % 12 === 11 ? '.' : '')).join(' ')
  }

  #word(): string {
    const wanted = this.#random.fraction() * this.#sums.at(-1)!
    let [low, high] = [0, WORDS - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#sums[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return this.words[low]!
  }
}
