import { warningKinds } from '#domain/posts/warnings/content-warnings.ts'

/** `GET /api/content-warnings`: the closed list of what a post may warn of. */
export function loader() {
  return Response.json({ contentWarnings: warningKinds() })
}
