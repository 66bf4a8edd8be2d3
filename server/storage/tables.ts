/** The rows as both engines store them. Instants are ISO 8601 text in UTC with milliseconds; `snake_case` ends here. */
export interface Tables {
  posts: PostTable
  old_paths: OldPathTable
  media: MediaTable
  settings: SettingTable
  secrets: SecretTable
  counters: CounterTable
}

export interface PostTable {
  /** Rises with every post, so that "by date, then by creation" is a total order even within one millisecond. */
  created_seq: number
  id: string
  path: string
  date: string
  featured: number
  tag: string
  title: string
  tagline: string
  description: string
  author: string
  article_image: string
  article_img_src: string
  article_image_alt: string
  /** JSON text, like `ratings`, `sections` and `comments`. */
  film: string | null
  ratings: string | null
  views: number
  revision: number
  created_at: string
  updated_at: string
  /** Title, captions and author, folded for searching regardless of case. */
  search_text: string
  sections: string
  comments: string
}

export interface OldPathTable {
  path: string
  post_id: string
  created_at: string
}

export interface MediaTable {
  hash: string
  type: string
  width: number
  height: number
  byte_length: number
  placeholder: string | null
  created_at: string
  bytes: Uint8Array
}

export interface SettingTable {
  key: string
  value: string
  updated_at: string
}

export interface SecretTable {
  name: string
  value: string
  created_at: string
}

export interface CounterTable {
  name: string
  value: number
}
