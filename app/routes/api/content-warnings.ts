import { warningKinds } from '#domain/posts/warnings/content-warnings.ts'

export function loader() {
  return Response.json({ contentWarnings: warningKinds() })
}
