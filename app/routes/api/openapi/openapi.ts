/** The document is loaded at the first request. */
export async function loader() {
  const { OPEN_API_JSON } = await import('./document.ts')
  return new Response(OPEN_API_JSON, { headers: { 'Content-Type': 'application/json' } })
}
