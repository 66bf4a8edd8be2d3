import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: '映画、監督、製作年、言葉',
  label: 'このブログを検索',
  hint: 'スペースを含む語句は引用符で囲みます：“the old dark house”',
  none: '「{query}」は、ここには潜んでいないようです。言葉を減らすと見つかりやすくなります。名前は初めの数文字だけでも探せます。',
  posts: { other: '「{query}」の記事：{count}件' },
  results: { other: '「{query}」の検索結果：{count}件' },
  manyPosts: { other: '「{query}」の記事：{count}件以上' },
  manyResults: { other: '「{query}」の検索結果：{count}件以上' },
  tooLong: '検索は{most}文字までです。いまは{length}文字あります。',
  tooOften: 'ただいま検索が混み合っています。1分ほどおいて、もう一度お試しください。',
  beyond: 'ここから先にページはありません。',
  toFirst: '最初の結果へ戻る',
  page: 'ページ',
  back: '前へ',
  more: 'もっと見る',
} as const satisfies Translated<typeof en.search>
