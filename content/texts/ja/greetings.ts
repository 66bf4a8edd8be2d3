import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'ようこそ',
  intro: '「{blogName}」は、ホラー映画のブログです。レビュー、リスト、雑感を載せています。',
  parts: [
    {
      heading: 'はじまり',
      text: 'はじまりは、ホラー映画と、それについて書きたいという思いでした。',
    },
    {
      heading: '誓い',
      text: 'ここに書くのは、私たち自身の意見です。誰かにお金をもらって書いたものではありません。',
    },
    {
      heading: 'レビュー',
      text: 'レビューでは、恐怖、緊迫感、独創性、映像、演技、音楽の6項目に、それぞれ10点満点で点数を付けます。総合の点数は別に付けるもので、6項目の平均とは限りません。',
    },
    {
      heading: '選りすぐりのリスト',
      text: 'どのリストも、ひとつのテーマで映画を集め、1本ずつに短い言葉を添えています。',
    },
    {
      heading: '読者のみなさんへ',
      text: 'ここに載せるべき映画をご覧になったときや、間違いを見つけたときは、{contact} までお知らせください。',
    },
  ],
  signature: '{blogName}',
}
