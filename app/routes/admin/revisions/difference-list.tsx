import type { MessageKey } from '#domain/locales/locale.ts'
import { type Picture, type Pictures, thumbnailAddress } from '#domain/pictures/picture.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useReview } from '../post-form/film/use-review.ts'
import type { Difference, PostDifferences, SectionDifference } from './post-differences.ts'
import { type CompareWords, WordDifference } from './word-difference.tsx'

interface DifferenceListProps {
  differences: PostDifferences
  pictures: Pictures
  /** Null until it is loaded: then texts are shown whole. */
  compareWords: CompareWords | null
}

/** Lists the differing fields: the present text is struck out, the text of the revision underlined. */
export function DifferenceList({ differences, ...rest }: DifferenceListProps) {
  const { t } = useLocale()
  const { fields, sections, order } = differences
  return (
    <>
      {fields.length > 0 && <Fields fields={fields} {...rest} />}
      {order && <OrderDifference {...order} />}
      {sections.map(({ kind, name, fields }, index) => (
        <section key={index} className="stack">
          <h4 className="heading heading--small">{t(SECTION_HEADINGS[kind], { name })}</h4>
          <Fields fields={fields} {...rest} />
        </section>
      ))}
    </>
  )
}

const SECTION_HEADINGS = {
  changed: 'revisions.section',
  added: 'revisions.sectionComesBack',
  removed: 'revisions.sectionGoes',
} as const satisfies Record<SectionDifference['kind'], MessageKey>

interface FieldsProps extends Omit<DifferenceListProps, 'differences'> {
  fields: readonly Difference[]
}

function Fields({ fields, pictures, compareWords }: FieldsProps) {
  const { t } = useLocale()
  return (
    <dl className="rows difference">
      {fields.map(({ kind, label, before, after }) => (
        <div key={label}>
          <dt className="meta">{label}</dt>
          <dd>
            {kind === 'picture' ? (
              <PictureDifference before={before} after={after} pictures={pictures} />
            ) : kind === 'review' ? (
              <>
                <del>
                  <ReviewTitle id={before} />
                </del>{' '}
                →{' '}
                <ins>
                  <ReviewTitle id={after} />
                </ins>
              </>
            ) : kind === 'value' ? (
              <>
                <del>{before || t('revisions.none')}</del> → <ins>{after || t('revisions.none')}</ins>
              </>
            ) : (
              <WordDifference before={before} after={after} compareWords={compareWords} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OrderDifference({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const { t } = useLocale()
  return (
    <section className="stack">
      <h4 className="heading heading--small">{t('revisions.orderOfSections')}</h4>
      <div className="pair difference__pair">
        <OrderedNames label={t('revisions.now')} names={before} />
        <OrderedNames label={t('revisions.inThisVersion')} names={after} />
      </div>
    </section>
  )
}

function OrderedNames({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div>
      <p className="meta">{label}</p>
      <ol>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ol>
    </div>
  )
}

function ReviewTitle({ id }: { id: string }) {
  const { t } = useLocale()
  const review = useReview(id)
  if (!id) return t('revisions.none')
  return review === null ? t('revisions.reviewNotPublished') : review?.title
}

function PictureDifference({ before, after, pictures }: { before: string; after: string; pictures: Pictures }) {
  const { t } = useLocale()
  return (
    <div className="pair difference__pair">
      <OnePicture label={t('revisions.now')} address={before} picture={pictures.get(before)} />
      <OnePicture label={t('revisions.inThisVersion')} address={after} picture={pictures.get(after)} />
    </div>
  )
}

interface OnePictureProps {
  label: string
  address: string
  picture: Picture | undefined
}

function OnePicture({ label, address, picture }: OnePictureProps) {
  const { t } = useLocale()
  return (
    <figure>
      <figcaption className="meta">{label}</figcaption>
      {picture ? (
        <img src={thumbnailAddress(picture)} alt={label} width={picture.width} height={picture.height} loading="lazy" />
      ) : (
        <p>{address ? t('revisions.pictureNotKept') : t('revisions.noPicture')}</p>
      )}
    </figure>
  )
}
