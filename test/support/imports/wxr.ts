const BLOCKS =
  '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:list --><ul><li>a</li><li>b</li></ul><!-- /wp:list -->'

/** A published post in the format of WordPress. @param fields elements in place of the usual ones @param more further elements */
export function item(id: number, fields: Readonly<Record<string, string>>, more = ''): string {
  const all: Readonly<Record<string, string>> = {
    title: `Post ${id}`,
    link: `https://old.example/2019/10/post-${id}/`,
    'dc:creator': 'mara',
    'content:encoded': BLOCKS,
    'wp:post_id': String(id),
    'wp:post_date': '2019-10-31 23:30:00',
    'wp:post_date_gmt': '2019-10-31 22:30:00',
    'wp:post_modified_gmt': '2020-01-01 00:00:00',
    'wp:post_name': `post-${id}`,
    'wp:status': 'publish',
    'wp:post_type': 'post',
    ...fields,
  }
  const elements = Object.entries(all).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
  return `<item>${elements.join('\n')}${more}</item>`
}

/** A whole export of these items. */
export function wxr(...items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[mara]]></wp:author_login><wp:author_display_name><![CDATA[Mara Voss]]></wp:author_display_name></wp:author>
${items.join('\n')}</channel></rss>`
}

export const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
