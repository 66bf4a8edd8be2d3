import type { TextPage } from '#domain/settings/settings-writing.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { MarkedText } from '../../../ui/marked-text/marked-text.tsx'

export function TextPageContent({ page }: { page: TextPage }) {
  const [intro, ...parts] = parseMarkedTexts([page.intro, ...page.parts.map(({ text }) => text)])
  return (
    <>
      <h1>{page.title}</h1>
      <div className="prose">
        <MarkedText blocks={intro!} name="intro" />
        {page.parts.map((part, index) => (
          <section key={index} className="section">
            <h2>{part.heading}</h2>
            <MarkedText blocks={parts[index]!} name={`part-${index + 1}`} />
          </section>
        ))}
      </div>
    </>
  )
}
