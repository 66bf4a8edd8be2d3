import { type Picture, type Pictures, sourceSet, uprightSet } from '#domain/pictures/picture.ts'
import { focalClass } from './focal-class.ts'

interface PictureProps {
  address: string
  pictures: Pictures
  alt: string
  /** Widths at which it is shown, as for `<img sizes>`; where a frame crops it, the width of the whole picture. */
  sizes: string
  /** Name of a view transition: equal on two pages between which the picture moves, unique on each. */
  shared?: string
  /** Whether this is the first large picture of the page; all others are loaded when they come near the screen. */
  isHero?: boolean
  /** Whether it is low and wide, on phones, too. */
  isBanner?: boolean
}

/** A stored picture in the size that the screen needs. Its colours fill its space while it loads, so that the layout does not shift. */
export function StoredPicture({
  address,
  pictures,
  alt,
  sizes,
  shared,
  isHero = false,
  isBanner = false,
}: PictureProps) {
  const picture = pictures.get(address)
  if (!picture) return null
  const srcSet = sourceSet(picture)
  const upright = isHero && !isBanner && uprightSet(picture)
  const image = (
    <img
      className={`${isHero ? 'picture' : 'picture picture--late'} ${focalClass(picture)}`.trim()}
      data-shared={shared}
      src={picture.src}
      {...(srcSet && { srcSet, sizes })}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isHero ? 'eager' : 'lazy'}
      fetchPriority={isHero ? 'high' : undefined}
      decoding={isHero ? 'sync' : undefined}
    />
  )
  return (
    <>
      <Placeholder picture={picture} />
      {upright ? (
        <picture>
          <source media={PHONE} srcSet={upright} sizes={PHONE_SIZES} />
          {image}
        </picture>
      ) : (
        image
      )}
    </>
  )
}

/** Unique on each page, and equal on the two between which a transition moves the part. Random characters compress worst. */
export function sharedName(part: 'picture' | 'title', { id }: { id: string }): string {
  return `${part}-${id.slice(-5)}`
}

/** Screens on which the hero picture is cropped to portrait format: loading its sides as well would double the bytes. */
const PHONE = '(max-width: 639px) and (max-aspect-ratio: 3/4)'
/** Two thirds of the viewport: under the text overlay the lower resolution is hardly visible, and it loads sooner. */
const PHONE_SIZES = '66vw'

const COLUMNS = 3

/** An SVG with attributes: the Content-Security-Policy of reading pages allows no inline styles. */
function Placeholder({ picture }: { picture: Picture }) {
  if (picture.colors.length === 0) return null
  return (
    <svg className="placeholder" viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true">
      {picture.colors.map((color, index) => (
        <path key={index} fill={shortColor(color)} d={tile(index % COLUMNS, Math.floor(index / COLUMNS))} />
      ))}
    </svg>
  )
}

/**
 * Shortens a colour from six digits to three, which makes a front page a hundred bytes smaller. Each channel is rounded as its
 * distance from grey, and towards it: rounded separately, `4c504c` would become a green.
 */
export function shortColor(color: string): string {
  const channels = [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 17)
  const gray = channels.reduce((sum, channel) => sum + channel) / channels.length
  return `#${channels.map((channel) => (Math.round(gray) + Math.trunc(channel - gray)).toString(16)).join('')}`
}

function tile(x: number, y: number): string {
  return `M${x} ${y}h1v1H${x}`
}
