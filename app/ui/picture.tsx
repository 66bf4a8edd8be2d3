import { type Picture, type Pictures, sourceSet, uprightSet } from '#domain/pictures/picture.ts'
import { focalClass } from './focal-class.ts'

interface PictureProps {
  address: string
  pictures: Pictures
  alt: string
  /** Widths at which it is shown, as for `<img sizes>`; where a frame crops it, the width of the whole picture. */
  sizes: string
  /** The same on two pages where the picture is to move from one to the other; unique on each. */
  shared?: string
  /** The one picture of a page that is seen first; all others wait until they come near the screen. */
  isHero?: boolean
}

/** A stored picture in the size that the screen needs. Its place is kept in its own colours, so that nothing jumps. */
export function StoredPicture({ address, pictures, alt, sizes, shared, isHero = false }: PictureProps) {
  const picture = pictures.get(address)
  if (!picture) return null
  const srcSet = sourceSet(picture)
  const upright = isHero && uprightSet(picture)
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

/**
 * Name of a post's picture or title, by which it moves from one page to another; unique on each. The end of the id is enough
 * for that, and random letters are what compression makes least of.
 */
export function sharedName(part: 'picture' | 'title', { id }: { id: string }): string {
  return `${part}-${id.slice(-5)}`
}

/** Where the picture seen first is cut upright: to send its sides as well would double what a phone loads. */
const PHONE = '(max-width: 639px) and (max-aspect-ratio: 3/4)'
/** Two thirds of the viewport: under the text overlay the lower resolution is hardly visible, and it loads sooner. */
const PHONE_SIZES = '66vw'

const COLUMNS = 3

/** By attributes of its own: the policy of reading pages knows no inline style. */
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
 * A colour of six digits in three, which make a front page a hundred bytes smaller. Each channel is rounded as its distance from
 * grey, and towards it: rounded by themselves, `4c504c` would become a green.
 */
export function shortColor(color: string): string {
  const channels = [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 17)
  const gray = channels.reduce((sum, channel) => sum + channel) / channels.length
  return `#${channels.map((channel) => (Math.round(gray) + Math.trunc(channel - gray)).toString(16)).join('')}`
}

function tile(x: number, y: number): string {
  return `M${x} ${y}h1v1H${x}`
}
