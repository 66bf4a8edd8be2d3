import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: '巣窟の住人のみなさん、ようこそ。',
  description: 'ホラー映画のレビュー、リスト、雑感。',
  emptyFeedTitle: 'まだ何も潜んでいません',
  emptyFeedText: '最初の記事がここに現れます。',
  missingPostTitle: 'このアドレスに記事はありません',
  missingPostText: '記事が取り下げられたか、リンクの文字がどこかで抜け落ちたようです。最新の記事は下にあります。',
  missingPageTitle: 'そのページはありません',
  missingPageText: '記事はその手前で終わっています。最初のページへお戻りください。',
  scale0: '見るべきところがない。',
  scale1: 'ひどい。',
  scale2: 'よくない。',
  scale3: '物足りない。',
  scale4: '平均以下。',
  scale5: '平均的。',
  scale6: 'まずまず。',
  scale7: '良い。',
  scale8: 'とても良い。',
  scale9: 'すばらしい。',
  scale10: '傑作。',
} as const satisfies Translated<typeof en.defaults>
