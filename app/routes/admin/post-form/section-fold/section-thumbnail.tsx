import { type Picture, sourceSet } from '#domain/pictures/picture.ts'
import { useLocale } from '../../../../ui/locale.ts'
import type { ImageChoice } from '../../picture/image-choice.ts'

/** The picture of a section, where its fields are folded away. */
export function SectionThumbnail({ image, saved }: { image: ImageChoice; saved: Picture | null }) {
  const { t } = useLocale()
  const { value, uploaded } = image
  const picture = [saved, uploaded].find((each) => each?.src === value)
  const srcSet = (picture && sourceSet(picture)) || undefined
  return (
    <img
      className="thumbnail section-fields__thumbnail"
      src={value}
      srcSet={srcSet}
      sizes="48px"
      loading="lazy"
      alt={t('form.chosenPicture')}
    />
  )
}
