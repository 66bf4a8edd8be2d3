import type { Pictures } from '#domain/picture.ts'

interface PictureProps {
  address: string
  pictures: Pictures
  alt: string
  /** The one picture of a page that is seen first; all others wait until they come near the screen. */
  isHero?: boolean
  className?: string
}

/** A stored picture with its size known beforehand, so that nothing jumps when it arrives. */
export function StoredPicture({ address, pictures, alt, isHero = false, className = '' }: PictureProps) {
  const picture = pictures.get(address)
  if (!picture) return null
  return (
    <img
      className={`picture ${isHero ? '' : 'picture--late'} ${className}`.trim()}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isHero ? 'eager' : 'lazy'}
      fetchPriority={isHero ? 'high' : 'auto'}
      decoding={isHero ? 'sync' : 'async'}
    />
  )
}
