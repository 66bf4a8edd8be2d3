import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: '空欄のままにしてください',
  answerHint: '数字でも漢数字でもかまいません。',
  unmailed:
    'このブログはまだメールを送れません。アドレスは管理者に届いているので、リンクは管理者から直接お伝えします。',
  numbers: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
  questionPlus: '{first}たす{second}はいくつですか？',
  questionMinus: '{first}ひく{second}はいくつですか？',
  questionCinema: '映画館が夜に{first}本、深夜に{second}本の映画を上映します。全部で何本ですか？',
  questionDoors: '古い家に扉が{first}枚あり、そのうち{second}枚には鍵がかかっています。開けられるのは何枚ですか？',
  questionLanterns: 'ランタンが{first}個灯っています。風が{second}個を吹き消しました。まだ灯っているのは何個ですか？',
  questionRavens: '柵にカラスが{first}羽とまっています。さらに{second}羽がやって来ました。全部で何羽ですか？',
  questionCats: '黒猫が{second}匹います。足は全部で何本ですか？',
  questionNext: '{first}の次の数はいくつですか？',
  confirmScreen: '購読の手続き',
  oldLink: 'このリンクはもう使えません',
  oldLinkText:
    '1週間以上前のものか、新しいリンクに替わったか、途中で文字が抜け落ちたようです。もう一度お申し込みください。',
  unsubscribe: '購読を解除する',
  leaveHeading: '購読を解除しますか？',
  leaveText: '解除すると、「{blogName}」から {email} へのメールは届かなくなります。',
  goneHeading: '購読を解除しました',
  goneText: '今後 {email} にメールは届きません。',
  goneUndo: 'うっかり押した方、覚えのない方は、10分以内なら取り消せます。',
  undo: '取り消す',
  backHeading: '購読は続いています',
  backText: 'これからも {email} に新しい記事をお届けします。',
  lateHeading: 'もう取り消せません',
  lateText: '10分を過ぎました。もう一度購読すると、メールがまた届きます。',
  brokenLink: 'リンクが途中で切れています',
  brokenLinkText:
    '文字がどこかで抜け落ちたのかもしれません。メールにあるリンク全体を開くか、{contact} までご連絡ください。',
} as const satisfies Translated<typeof en.subscription>
