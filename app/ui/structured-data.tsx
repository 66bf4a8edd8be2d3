import { type StructuredData as Data, scriptSafeJson } from '#domain/posts/structured-data.ts'

/** Data blocks (JSON-LD) for machines that read the page. They run nothing, so the content security policy allows them. */
export function StructuredData({ blocks }: { blocks: readonly Data[] }) {
  return blocks.map((block, index) => (
    <script
      key={index}
      type="application/ld+json"
      // As a child, React would write `&quot;`, which browsers do not decode in a script
      dangerouslySetInnerHTML={{ __html: scriptSafeJson(block) }}
    />
  ))
}
