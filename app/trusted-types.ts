interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<string, (text: string, type: string, sink: string) => string | null>>,
  ): void
}

/** React parses this to create script elements that do not run. */
const EMPTY_SCRIPT = '<script></script>'
/** A parsed document runs no scripts and loads nothing; pasted text is read by it. */
const PARSER = 'DOMParser parseFromString'

/**
 * What code of the admin area may pass to sinks that create elements or load scripts: text without elements, and addresses of this
 * site. Anything else throws a `TypeError` in browsers that enforce Trusted Types.
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
;(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (text, _type, sink) => (!text.includes('<') || text === EMPTY_SCRIPT || sink === PARSER ? text : null),
  createScriptURL: (text) => (new URL(text, location.href).origin === location.origin ? text : null),
})
