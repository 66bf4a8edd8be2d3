import { type Picture, thumbnailAddress } from '#domain/pictures/picture.ts'
import type { LinkedAuthor } from '#domain/posts/authors/linked-author.ts'
import profileStyles from '../../../styles/article/author-profile.css?url'
import { focalClass } from '../../../ui/focal-class.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TermLink } from '../../../ui/term-link.tsx'
import { SocialLinks } from '../shell/social-links.tsx'

/** The authors of a post that have a profile, below it. */
export function ArticleAuthors({ authors }: { authors: readonly LinkedAuthor[] }) {
  const { t } = useLocale()
  if (authors.length === 0) return null
  return (
    <section className="authors" aria-labelledby="authors-heading">
      <h2 className="label" id="authors-heading">
        {t(authors.length === 1 ? 'article.aboutAuthor' : 'article.aboutAuthors')}
      </h2>
      {authors.map((author) => (
        <AuthorProfile key={author.name} author={author} isNamed />
      ))}
    </section>
  )
}

interface AuthorProfileProps {
  author: LinkedAuthor
  /** Whether it begins with the name, which leads to the page of the author. */
  isNamed?: boolean
}

/** Portrait, words and links. Most pages have none of them, so the styles are loaded with it. */
export function AuthorProfile({ author, isNamed = false }: AuthorProfileProps) {
  const { name, about, portrait, links, path } = author
  return (
    <div className="author">
      <link rel="stylesheet" href={profileStyles} precedence="default" />
      {portrait && <Portrait picture={portrait} />}
      <div className="author__text">
        {isNamed && (
          <p className="author__name">
            <TermLink href={path}>{name}</TermLink>
          </p>
        )}
        {about && <p className="author__about">{about}</p>}
      </div>
      {links.length > 0 && (
        <div className="author__links">
          <SocialLinks links={links} person={name} hasText={isNamed} />
        </div>
      )}
    </div>
  )
}

function Portrait({ picture }: { picture: Picture }) {
  return (
    <img
      className={`author__portrait ${focalClass(picture)}`.trim()}
      src={thumbnailAddress(picture)}
      width={picture.width}
      height={picture.height}
      // The name is beside it.
      alt={picture.description ?? ''}
      loading="lazy"
    />
  )
}
