/** `GET /api/openapi.json`: the JSON interface in OpenAPI 3.1. Made at the first request, which loads what makes it. */
export async function loader() {
  const { openApiJson } = await import('./document.ts')
  return new Response(openApiJson(), { headers: { 'Content-Type': 'application/json' } })
}
