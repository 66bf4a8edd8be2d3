/** The texts of all elements of a name, tags and entities resolved: enough for asserting on our own pages. */
export function textsOf(html: string, element: string): string[] {
  const pattern = new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)].map(([, inner = '']) => textIn(inner))
}

export function textIn(html: string): string {
  return unescaped(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, '')).trim()
}

/** The values of an attribute, in the order of the page. */
export function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => unescaped(value))
}

/** The JSON-LD blocks of a page, parsed. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
export function linkedDataIn(html: string): any[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...blocks].map(([, json = '']) => JSON.parse(json))
}

function unescaped(text: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
}
