import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { imageField } from '../../pictures/image-field.ts'
import { ALTERNATIVE_TEXT_MAX } from '../../pictures/picture-change.ts'
import { picturesIn } from '../../text/marked-blocks.ts'
import { LINE_MAX } from '../../text/plain-text.ts'
import { bytesOf, textField } from '../../text/text-field.ts'
import { draftFilm, film, tidyFilm } from '../film/film-writing.ts'
import type { Section } from '../post.ts'
import { SECTION_LABELS } from '../post-fields.ts'
import { withRightKeys } from './section-keys.ts'

/** Limits in bytes of UTF-8 for the text of one section, and for all texts of all sections together. */
const SECTION_TEXT_MAX = 100_000
const SECTIONS_MAX = 2_000_000
const SECTION_COUNT_MAX = 1_000
/** The feeds look up the pictures of twenty posts in one statement, and SQLite takes 32,766 parameters. */
const TEXT_PICTURES_MAX = 500
const ID_MAX = 100

export const section = sectionOf(film)

export const draftSection = sectionOf(draftFilm)

export const sections = listOf(section)
export const draftSections = listOf(draftSection)

function sectionOf(film: z.ZodType<object>) {
  const fields = {
    sectionTitle: textField(SECTION_LABELS.sectionTitle, LINE_MAX).default(''),
    sectionText: textField(SECTION_LABELS.sectionText, SECTION_TEXT_MAX, 'Divide it into several sections').default(''),
    sectionImage: imageField('Section Image').default(''),
    sectionImgSrc: textField(SECTION_LABELS.sectionImgSrc, LINE_MAX).default(''),
    sectionImageAlt: textField('The alternative text', ALTERNATIVE_TEXT_MAX).default(''),
    sectionSpoilers: z.literal([0, 1], 'Spoilers of a section are 1 or 0').optional(),
    sectionReview: textField('The review of a section', ID_MAX)
      .optional()
      .meta({ description: 'The id of the post that this entry of a list is about' }),
    sectionFilm: film
      .nullable()
      .optional()
      .meta({ description: 'The film that this entry of a list is about, where no review is' }),
  }
  const section = z.strictObject(fields, { error: unlessUnknownKeys('A section is an object') })
  return z.preprocess(withRightKeys, section.transform(tidy))
}

/** Leaves out empty optional fields, so that sections without them are stored as earlier versions stored them. */
function tidy({
  sectionSpoilers,
  sectionReview = '',
  sectionFilm,
  ...texts
}: Pick<Section, 'sectionTitle' | 'sectionText' | 'sectionImage' | 'sectionImgSrc' | 'sectionImageAlt'> & {
  sectionSpoilers?: 0 | 1 | undefined
  sectionReview?: string | undefined
  sectionFilm?: object | null | undefined
}): Section {
  const film = tidyFilm(sectionFilm ?? null)
  return {
    ...texts,
    ...(sectionSpoilers === 1 && { sectionSpoilers }),
    ...(sectionReview.trim() && { sectionReview: sectionReview.trim() }),
    ...(film && { sectionFilm: film }),
  }
}

function listOf(section: z.ZodType<Section>) {
  return (
    z
      .array(z.unknown(), 'Sections are a list')
      // The number is checked before the sections, so that a list of millions is refused at once.
      .max(SECTION_COUNT_MAX, `A post has at most ${SECTION_COUNT_MAX.toLocaleString('en')} sections`)
      .pipe(z.array(section))
      .refine(
        (sections) => sections.reduce((sum, each) => sum + sectionBytes(each), 0) <= SECTIONS_MAX,
        `The texts of all sections together are longer than ${SECTIONS_MAX.toLocaleString('en')} bytes. Divide them into several posts`,
      )
      .refine(
        (sections) => sections.flatMap(({ sectionText }) => picturesIn(sectionText)).length <= TEXT_PICTURES_MAX,
        `The texts of all sections together show more than ${TEXT_PICTURES_MAX} pictures. Divide them into several posts`,
      )
  )
}

function sectionBytes({ sectionImage: _, sectionFilm = {}, ...texts }: Section): number {
  const values: unknown[] = [...Object.values(texts), ...Object.values(sectionFilm)]
  return values.reduce<number>((sum, value) => sum + bytesOf(String(value)), 0)
}
