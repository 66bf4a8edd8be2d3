import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'お申し込みを受け付けました。メールをご確認ください',
  failed: 'お申し込みを受け付けられませんでした。{contact} までメールでお知らせください',
  captchaIncomplete: 'ロボットでないことの確認を済ませてください',
  emailInvalid: '正しいメールアドレスを入力してください',
  email: 'メールアドレス',
  emailExample: 'you@example.com',
  button: '購読する',
  moment: 'お待ちください…',
  rest: 'まもなく戻ります…',
  useAgain: '{email} をもう一度使う',
  stepWait: 'なりすましを防ぐための確認です。ここにチェックが付くのを待って、もう一度「購読する」を押してください。',
  stepTick: 'なりすましを防ぐための確認です。ここにチェックを入れて、もう一度「購読する」を押してください。',
  stepSolve: 'なりすましを防ぐための確認です。ここの認証を済ませて、もう一度「購読する」を押してください。',
  stepWaitAgain:
    'なりすましを防ぐための確認です。ここにチェックが付くのを待ち、アドレスを入れ直して、もう一度「購読する」を押してください。',
  stepTickAgain:
    'なりすましを防ぐための確認です。ここにチェックを入れ、アドレスを入れ直して、もう一度「購読する」を押してください。',
  stepSolveAgain:
    'なりすましを防ぐための確認です。ここの認証を済ませ、アドレスを入れ直して、もう一度「購読する」を押してください。',
  robot: '私はロボットではありません',
  working: '確認しています…',
  solved: '確認できました',
  robotAgain: '時間が経ちました。もう一度どうぞ：私はロボットではありません',
  robotFailed: 'うまくいきませんでした。もう一度どうぞ：私はロボットではありません',
  captcha: '認証',
  captchaAgain: '時間が経ちました。もう一度お願いします。',
  captchaLate: '時間が経ちすぎました。',
  captchaFailed: '認証を読み込めませんでした。',
  retry: 'もう一度試す',
  without: '認証なしで購読する',
} as const satisfies Translated<typeof en.subscribe>
