import type { TextPage as TextPageContent } from '#domain/settings.ts'
import { MarkedText } from '../../ui/marked-text.tsx'

/** A page of prose in headed parts: the terms, the privacy page, the cookie policy. */
export function TextPage({ page }: { page: TextPageContent }) {
  return (
    <main id="main" className="column text-page">
      <h1>{page.title}</h1>
      <div className="prose">
        <MarkedText text={page.intro} />
        {page.parts.map((part) => (
          <section key={part.heading} className="section">
            <h2>{part.heading}</h2>
            <MarkedText text={part.text} />
          </section>
        ))}
      </div>
    </main>
  )
}
