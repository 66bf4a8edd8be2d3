export const seoFields = {
  title: '検索エンジン用のタイトル',
  description: '検索エンジン用の説明',
  canonical: '正規のアドレス',
  noindex: '検索エンジンに載せない',
  picture: '共有リンクの画像',
} as const
