/** `GET /api/openapi.json`: the JSON interface in OpenAPI 3.1. Loaded at the first request. */
export async function loader() {
  const { openApiJson } = await import('./document.ts')
  return new Response(openApiJson(), { headers: { 'Content-Type': 'application/json' } })
}
