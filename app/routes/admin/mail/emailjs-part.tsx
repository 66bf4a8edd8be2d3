import { SendTest } from './send-test.tsx'

/** The hosted service, which only the environment names. */
export function EmailJsPart({ description, viewer }: { description: string; viewer: string }) {
  return (
    <section className="mail__part exchange columns" aria-labelledby="emailjs-title">
      <h3 className="post-form__heading" id="emailjs-title">
        Hosted service
      </h3>
      <p className="admin__lead mail__none">
        {description}. The environment names it (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); it is called once a second at
        most. Its template gets to_email, subject, message, html, confirm_url and unsubscribe_url.
      </p>
      <SendTest transport="emailjs" viewer={viewer} />
    </section>
  )
}
