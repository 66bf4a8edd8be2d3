import { warningKinds } from '#domain/posts/warnings/content-warnings.ts'

/** `GET /api/content-warnings`: the closed list of kinds, each with label and description. */
export function loader() {
  return Response.json({ contentWarnings: warningKinds() })
}
