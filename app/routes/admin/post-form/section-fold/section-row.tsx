import type { Picture } from '#domain/pictures/picture.ts'
import { useReview } from '../film/use-review.ts'
import type { FormSection } from '../form-values.ts'
import { firstWords } from './first-words.ts'
import { SectionThumbnail } from './section-thumbnail.tsx'

/** What a folded section shows beside its title. Screen readers have its fields, so the words are for the eye only. */
export function SectionRow({ section, saved }: { section: FormSection; saved: Picture | null }) {
  const { sectionText, image } = section
  return (
    <>
      <span className="section-fields__words" aria-hidden="true">
        <SectionSubject section={section} />
        {firstWords(sectionText)}
      </span>
      {image.value && <SectionThumbnail image={image} saved={saved} />}
    </>
  )
}

/** The film or review of an entry of a list, unless the title names it. */
function SectionSubject({ section: { sectionTitle, review, film } }: { section: FormSection }) {
  const { title = '', overall } = useReview(review) ?? {}
  const year = film.year.trim() && ` (${film.year.trim()})`
  const name = review ? title : film.title.trim() && film.title.trim() + year
  const isNamed = sectionTitle.includes(review ? title : film.title.trim())
  const score = overall ? `${overall} / 10` : ''
  const subject = [isNamed ? '' : name, score].filter(Boolean).join(', ')
  return subject && <b className="section-fields__subject">{subject}</b>
}
