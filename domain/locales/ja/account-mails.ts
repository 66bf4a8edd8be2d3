export const accountMails = {
  invitedSubject: '「{blogName}」執筆へのご招待',
  invitedPreview: 'パスワードを決めると、ログインできます。',
  invitedHeading: 'ご招待',
  invitedAsOwner:
    '{invitedBy} さんから、「{blogName}」のオーナーへの招待です。記事の執筆、変更、削除と、メンバーや設定の管理ができます。',
  invitedAsEditor: '{invitedBy} さんから、「{blogName}」の編集者への招待です。記事の執筆、変更、削除、配信ができます。',
  invitedAsAuthor: '{invitedBy} さんから、「{blogName}」の執筆者への招待です。自分の記事を執筆して掲載できます。',
  invitedButton: '招待を承諾する',
  invitedNote: 'リンクは7日以内に1回だけ使えます。お心当たりがなければ、このメールは無視してください。',
  typedReason: 'このメールは、{siteUrl} の管理者がこのアドレスを入力したため、お送りしています。',
  resetSubject: '「{blogName}」の新しいパスワード',
  resetPreview: '管理画面の新しいパスワードを決めてください。',
  resetHeading: '新しいパスワード',
  resetText:
    '「{blogName}」の管理画面の新しいパスワードの申請がありました。おそらくご本人によるものです。決めるまでは、これまでのパスワードが使えます。',
  resetButton: '新しいパスワードを決める',
  halfAnHourNote:
    'リンクは30分以内に1回だけ使えます。お心当たりがなければ、このメールは無視してください。何も変わりません。',
  resetReason: 'このメールは、{siteUrl}/admin/forgotten-password でこのアドレスが入力されたため、お送りしています。',
  changeSubject: '「{blogName}」の新しいアドレスの確認',
  changePreview: 'ボタンひとつで、このアドレスでログインできるようになります。',
  changeHeading: '新しいアドレスを確認してください',
  changeText:
    '「{blogName}」の管理者から、今後このアドレスでログインするという申請がありました。ご本人なら確認してください。',
  changeButton: 'このアドレスを使う',
  askedSubject: '「{blogName}」でアドレスの変更が申請されました',
  askedPreview: 'まだ何も変わっていません。',
  askedHeading: 'アドレスの変更が申請されました',
  askedText:
    'パスワードを知っている人から、今後は {newAddress} で「{blogName}」にログインするという申請がありました。そのアドレスで確認されると有効になります。',
  askedNote: 'お心当たりがなければ、今すぐパスワードを変更してください。申請は取り消されます。',
  accountButton: 'アカウントへ',
  accountReason: 'このメールは、{siteUrl} の管理者のアドレスにお送りしています。',
  changedSubject: '「{blogName}」のアドレスが変わりました',
  changedPreview: '今後は別のアドレスでログインします。',
  changedHeading: 'アドレスが変わりました',
  changedText: 'このアドレスで「{blogName}」にログインしていた管理者は、今後 {newAddress} でログインします。',
  changedNote:
    'お心当たりがなければ、誰かにパスワードを知られています。{contact} に連絡するか、サーバーの運用者に「den admin change-address」でアドレスを戻し、新しいパスワードを設定するよう頼んでください。',
  changedReason: 'このメールは、これまで {siteUrl} の管理者のものだったアドレスにお送りしています。',
  testSubject: '「{blogName}」からのテストメール',
  testPreview: 'これが読めれば、メールは届いています。',
  testHeading: 'メールは届いています',
  testText: 'これが読めれば、「{blogName}」はメールを送れます。',
  testButton: 'サイトへ',
  testReason: 'このメールは、{siteUrl} の管理者が設定を試すために送りました。',
  noticeSubject: '{heading}：{blogName}',
  when: '日時：{at}',
  device: '端末：{device}',
  network: 'ネットワーク：{network}',
  unknown: '不明',
  byCommand: '場所：サーバーのコマンド',
  usersButton: 'メンバーを見る',
  usersAdvice:
    'お心当たりがなければ、ほかのメンバーに確かめてください。いるはずのない人は「メンバー」で削除してください。操作の内容は {siteUrl}/admin/audit の操作記録にあります。',
  accountAdvice:
    'ご自身の操作なら、何もする必要はありません。そうでなければ、今すぐ {siteUrl}/admin/account でパスワードを変更し、見覚えのないセッション、パスキー、APIトークンを終わらせてください。ログインできないときは、ログイン画面の「パスワードをお忘れですか？」を使うか、{contact} に連絡するか、サーバーの運用者に「den admin reset-password」での再設定を頼んでください。',
  newDevice: '新しい端末からのログイン',
  newDeviceText:
    '「{blogName}」のアカウントに、これまで（またはパスワードの設定以降）使われていないブラウザーからログインがありました。',
  recoveryCode: '復旧コードが使われました',
  recoveryCodeText:
    '「{blogName}」のアカウントに、復旧コードでログインがありました。そのコードは使用済みです。ほかのコードは使えます。',
  passwordChanged: 'パスワードが変更されました',
  passwordChangedText:
    '「{blogName}」のアカウントのパスワードが変更されました。ほかのブラウザーはすべてログアウトしました。',
  passwordReset: 'パスワードが再設定されました',
  passwordResetText:
    '「{blogName}」のアカウントのパスワードが、元のパスワードなしで再設定されました。すべてのブラウザーがログアウトしました。',
  tokenMade: '新しいAPIトークン',
  tokenMadeText:
    '「{blogName}」のアカウントにAPIトークンが作られました：{about}。これを持つプログラムは、ご本人として動きます。',
  passkeyAdded: '新しいパスキー',
  passkeyAddedText: '「{blogName}」のアカウントにパスキーが追加されました：{about}。パスワードなしでログインできます。',
  passkeyRemoved: 'パスキーが削除されました',
  passkeyRemovedText: '「{blogName}」のアカウントのパスキーが削除されました：{about}。もうログインできません。',
  identityLinked: '新しいログイン方法',
  identityLinkedText:
    '今後、IDプロバイダーで「{blogName}」のアカウントにログインできます：{about}。パスワードも二段階認証も求められません。',
  secondFactorOn: '二段階認証がオンになりました',
  secondFactorOnText:
    '「{blogName}」のアカウントの二段階認証がオンになりました。今後、パスワードでのログインにはワンタイムコードが必要です。',
  secondFactorOff: '二段階認証がオフになりました',
  secondFactorOffText:
    '「{blogName}」のアカウントの二段階認証がオフになりました。今後はパスワードだけでログインできます。',
  recoveryCodes: '新しい復旧コード',
  recoveryCodesText: '「{blogName}」のアカウントに新しい復旧コードが作られました。以前のものは使えません。',
  newAdministrator: '新しい管理者',
  invitationAcceptedText:
    '{about} が招待を承諾し、「{blogName}」にアカウントができました。役割は「メンバー」で分かります。',
  administratorAddedText:
    '{about} のアカウントが、招待なしで「{blogName}」に作られました。役割は「メンバー」で分かります。',
  roleChanged: '役割が変わりました',
  roleChangedText: '「{blogName}」のアカウントの役割が変わりました：{about}。',
} as const
