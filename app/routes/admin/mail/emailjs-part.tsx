import { Part } from '../shell/screen-title.tsx'
import { SendTest } from './send-test.tsx'

export function EmailJsPart({ description, viewer }: { description: string; viewer: string }) {
  return (
    <Part className="part columns" title="Hosted service">
      <p className="lead">
        {description}. The environment names it (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); it is called once a second at
        most. Its template gets to_email, subject, message, html, confirm_url and unsubscribe_url.
      </p>
      <SendTest transport="emailjs" viewer={viewer} />
    </Part>
  )
}
