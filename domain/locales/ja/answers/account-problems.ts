export const accountProblems = {
  longPassword: 'このパスワードは長すぎます',
  longCode: 'このコードは長すぎます',
  noName: '名前は書式なしの1行で、100文字までです',
  guessedFirst: 'これは、真っ先に試されるパスワードの一つです。',
  passwordTooLong: 'パスワードは{max}文字までです。',
  passwordTooShort: 'パスワードは{min}文字以上にしてください。',
  nameAsPassword: 'このパスワードは、サイトや管理者の名前とほとんど同じです。',
  anotherPassword: '別のパスワードを選んでください',
  wrongPassword: 'パスワードが違います',
  wrongCurrentPassword: '現在のパスワードと違います',
  wrongSignIn:
    'アドレスとパスワードが一致しません。両方を確かめるか、「パスワードをお忘れですか？」または「den admin reset-password」で新しいパスワードを設定してください。',
  codeNeeded: 'アプリのコードか、復旧コードを入力してください',
  wrongCode: 'このコードは間違っているか、すでに使われています。アプリの次のコードを待ってください。',
  wrongCodeAtSignIn:
    'このコードは間違っているか、すでに使われています。アプリの次のコードを待ち、端末の時計が合っているか確かめてください。',
  wrongFirstCode:
    'この30秒のコードではありません。アプリにいま表示されている6桁を入力してください。時計が合っている必要があります。',
  nothingToConfirm: '確認するものがありません。二段階認証はすでにオンになっているか、まだ設定していません。',
  secondFactorIsOn: '二段階認証はすでにオンです。別のアプリを設定するには、先にオフにしてください。',
  secondFactorIsOff: '復旧コードは二段階認証で使うものですが、二段階認証はオフになっています。',
  secondFactorRequired:
    'このブログは管理者全員に二段階認証を求めています。先に「アカウント」で設定してください。何も変更していません。',
  tooManyAttempts: '試行が多すぎます。{wait}待ってから、もう一度試してください。',
  tooManyAttemptsAtProvider: '試行が多すぎます。しばらく待ってから、もう一度試してください。',
  passwordNeeded: '先にパスワードを確認してください。確認は10分間有効です。何も変更していません。',
  passwordToChange: '変更するには、パスワードでログインしてください。',
  notSignedIn:
    'ログインしていないか、セッションが終わっています。ログインし直してください。入力した内容は残っています。プログラムはAPIトークンを送ります。',
  sessionEnded: 'セッションが終わっています。ログインし直してください。',
  sessionEndedAtUsers: 'セッションが終わっています。メンバーを変えるには、ログインし直してください。',
  cookieLost:
    'ブラウザーがセッションCookieを保存しませんでした。このサイトのCookieを許可し、正しいアドレスで開いてください。',
  unauthorizedDomain:
    'このアドレスではログインできません。{address} を開いてください。サイトの運用者は SITE_URL か AUTHORIZED_DOMAINS でこのアドレスを許可できます。',
  forOwners: 'これはオーナーだけができます。現在の役割は{role}です。オーナーが「メンバー」で変更できます。',
  forEditors: 'これはオーナーと編集者だけができます。現在の役割は{role}です。オーナーが「メンバー」で変更できます。',
  foreignPost:
    'これは自分の記事ではありません。執筆者は自分の記事を、オーナーと編集者はすべての記事を開いて変更できます。',
  pagesOfEditors: '執筆者が書くのは記事です。ページはオーナーと編集者が書きます。',
  announcedByEditors: '執筆者は記事を配信できません。配信を外し、オーナーか編集者に頼んでください。',
  resetMailNotSetUp:
    'このサイトではメールがまだ設定されていません。サーバーで「den admin reset-password」を使い、新しいパスワードを設定してください。',
  resetLinkUsed:
    'このリンクはもう使えません。その後パスワードが設定されたか、30分を過ぎています。新しいリンクを申請してください。',
  claimLinkUsed:
    'このリンクはもう使えません。Denを再起動するか「den admin link」を実行し、新しいリンクを使ってください。',
  invitationUsed:
    'この招待はもう使えません。承諾済みなら、ログインしてください。そうでなければ、取り消されたか、新しいものに替わったか、7日を過ぎています。新しい招待を頼んでください。',
  invitationGone: 'この招待はもうありません。使われたか、取り消されたか、新しいものに替わりました。',
  addressLinkUsed:
    'このリンクはもう使えません。使われたか、新しいものが届いたか、30分を過ぎています。「アカウント」で新しいリンクを申請してください。',
  addressMailNotSetUp:
    'メールがまだ設定されていないため、新しいアドレスを確認できません。先にメールサーバーを設定してください。',
  addressTaken: '{email} はすでに管理者のアドレスです',
  accountTaken: '{email} にはすでにアカウントがあります',
  noAdministrator: 'この管理者はもういません。',
  yourselfStays: 'オーナーがいなくならないよう、自分は削除できません。別のオーナーなら削除できます。',
  yourRoleStays: 'オーナーがいなくならないよう、自分の役割は変えられません。別のオーナーなら変えられます。',
  noSession: 'このセッションはもうありません。',
  noToken: 'このトークンはもうありません。',
  noTokenName: 'トークンの名前は書式なしの1行で、100文字までです',
  tokenEnded: 'トークンの期限には先の日付を指定してください',
  noScope: '権限を1つ以上選んでください',
  endlessToken: 'トークンの期限は{year}年までです',
  tokenBeyondRole: '現在の役割は{role}なので、トークンに次の権限は付けられません：{scopes}',
  passkeysNeedHttps:
    'パスキーにはホスト名とhttpsのアドレスが必要ですが、このサイトのアドレスはそうなっていません。運用者が SITE_URL で設定します。',
  manyPasskeys: 'パスキーは{max}個までです。先に1個削除してください。',
  passkeyKnown: 'このパスキーはすでに追加されています。',
  passkeyRefused: 'このパスキーは受け付けられなかったか、確認の画面で時間が経ちすぎました。もう一度試してください。',
  passkeyOfAnother:
    'このパスキーでは確認できません。自分のものでないか、削除されたか、確認の画面で時間が経ちすぎました。もう一度試すか、パスワードを使ってください。',
  passkeyGone: 'このパスキーはもうありません。',
  passkeyOpensNothing:
    'このパスキーではこのサイトを開けません。ここで削除されたか、確認の画面で時間が経ちすぎました。もう一度試すか、パスワードでログインしてください。',
  noPasskeyName: 'パスキーの名前は書式なしの1行で、{max}文字までです',
  passkeyUnnamed: 'パスキーに名前を付けてください',
  providerDomain:
    'このアドレスでは{provider}でログインできません。{address} を開いてください。サイトの運用者は AUTHORIZED_DOMAINS でこのアドレスを許可できます。',
  providerWindow:
    'ブラウザーが{provider}のウィンドウを開きませんでした。このサイトのポップアップを許可し、もう一度試してください。',
  providerClosed: '{provider}でのログインが終わりませんでした。ウィンドウが閉じられたか、そこで取り消されました。',
  providerAnother:
    'その間にこのブラウザーで別のログインが始まり、こちらは終わりました。そちらを終えるか、始め直してください。',
  providerStranger:
    '{provider}では確認できましたが、このサイトを開けるアドレスに含まれていません。運用者が追加できます。',
  providerUnverified:
    '{provider}がアドレスを確認していないため、ここでは何も開けません。そちらで確認し、もう一度試してください。',
  providerWithoutAddress: '{provider}がアドレスを知らせなかったため、ここでは何も開けません。',
  providerForeign:
    'このアドレスのアカウントは、{provider}では別の人のものです。サイトの運用者は「den admin unlink-provider」で連携を解除できます。',
  providerMismatch: '{provider}では、このセッションとは別の人になっています。そちらで同じアカウントを選んでください。',
  providerRemoved: 'ここのアカウントは削除されました。管理者がもう一度招待できます。',
  providerSilent: '{provider}が応答しませんでした。1分後にもう一度試すか、パスワードを使ってください。',
  providerUnclear: '{provider}の応答を受け付けられず、誰もログインしていません。理由はサーバーのログにあります。',
  providerRefuses:
    '{provider}がこのサイトを受け付けません。運用者は、そちらの OIDC_CLIENT_ID、OIDC_CLIENT_SECRET、リダイレクト先のアドレスを確かめてください。',
  providerCookie:
    'ブラウザーがこのログインのCookieを送りませんでした。このサイトのCookieを保存しない設定か、10分が過ぎています。もう一度試してください。',
  providerFactor:
    '{provider}は、設定も入力もされていない追加の認証を求めています。そちらで済ませ、もう一度試してください。',
} as const
