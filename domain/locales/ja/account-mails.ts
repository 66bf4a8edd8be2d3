export const accountMails = {
  invitedSubject: '「{blogName}」執筆へのご招待',
  invitedPreview: 'パスワードを選ぶと、ログインできます。',
  invitedHeading: 'ご招待',
  invitedAsOwner:
    '{invitedBy} さんから、「{blogName}」のオーナーへの招待です。記事の執筆、変更、削除と、メンバーや設定の管理ができます。',
  invitedAsEditor: '{invitedBy} さんから、「{blogName}」の編集者への招待です。記事の執筆、変更、削除、配信ができます。',
  invitedAsAuthor: '{invitedBy} さんから、「{blogName}」の執筆者への招待です。自分の記事を執筆して掲載できます。',
  invitedButton: '招待を承諾する',
  invitedNote: 'リンクは一度だけ、7日間使えます。お心当たりがなければ、このメールは無視してください。',
  typedReason: 'このメールは、 {siteUrl} の管理者がこのアドレスを入力したために送られました。',
  resetSubject: '「{blogName}」の新しいパスワード',
  resetPreview: '管理画面の新しいパスワードを選んでください。',
  resetHeading: '新しいパスワード',
  resetText: '「{blogName}」の管理画面の新しいパスワードが請求されました。選ぶまでは、今のパスワードが使えます。',
  resetButton: '新しいパスワードを選ぶ',
  halfAnHourNote:
    'リンクは一度だけ、30分間使えます。お心当たりがなければ、このメールは無視してください。何も変わりません。',
  resetReason: 'このメールは、 {siteUrl}/admin/forgotten-password でこのアドレスが入力されたために送られました。',
  changeSubject: '「{blogName}」の新しいアドレスの確認',
  changePreview: '一度押すと、このアドレスでログインできます。',
  changeHeading: '新しいアドレスを確認してください',
  changeText:
    '「{blogName}」の管理者が、今後このアドレスでログインすることを求めています。ご本人なら確認してください。',
  changeButton: 'このアドレスを使う',
  askedSubject: '「{blogName}」で別のアドレスが請求されました',
  askedPreview: 'まだ何も変わっていません。',
  askedHeading: '別のアドレスが請求されました',
  askedText:
    'パスワードを知っている人が、「{blogName}」に今後 {newAddress} でログインすることを求めています。そちらで確認されると有効になります。',
  askedNote: 'お心当たりがなければ、今すぐパスワードを変更してください。請求は取り消されます。',
  accountButton: 'アカウントへ',
  accountReason: 'このメールは、 {siteUrl} の管理者のアドレスに送られました。',
  changedSubject: '「{blogName}」のアドレスが変わりました',
  changedPreview: '今後は別のアドレスでログインします。',
  changedHeading: 'アドレスが変わりました',
  changedText: 'このアドレスだった「{blogName}」の管理者は、今後 {newAddress} でログインします。',
  changedNote:
    'お心当たりがなければ、誰かがパスワードを知っています。 {contact} に連絡するか、サーバーの運用者に「den admin change-address」でアドレスを戻し、新しいパスワードを設定するよう頼んでください。',
  changedReason: 'このメールは、 {siteUrl} の管理者のアドレスだったために送られました。',
  testSubject: '「{blogName}」からのテストメール',
  testPreview: 'これが読めれば、メールは届いています。',
  testHeading: 'メールは届いています',
  testText: 'これが読めれば、「{blogName}」はメールを送れます。',
  testButton: 'サイトへ',
  testReason: 'このメールは、 {siteUrl} の管理者が設定を試すために送りました。',
  noticeSubject: '{heading}：{blogName}',
  when: '日時：{at}',
  device: '端末：{device}',
  network: 'ネットワーク：{network}',
  unknown: '不明',
  byCommand: '場所：サーバーのコマンド',
  usersButton: 'メンバーを見る',
  usersAdvice:
    'お心当たりがなければ、ほかのメンバーに確かめてください。いるはずのない人は「メンバー」で外してください。操作の内容は {siteUrl}/admin/audit の操作記録にあります。',
  accountAdvice:
    'ご自身の操作なら、何もする必要はありません。そうでなければ、今すぐ {siteUrl}/admin/account でパスワードを変更し、見覚えのないセッション、パスキー、APIトークンを終わらせてください。ログインできないときは、ログイン画面の「パスワードをお忘れですか？」を使うか、 {contact} に連絡するか、サーバーの運用者に「den admin reset-password」を頼んでください。',
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
    '「{blogName}」のアカウントにAPIトークンが作られました：{about}。これを持つプログラムは、あなたの名前で動きます。',
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
    '{about} が、招待により「{blogName}」のアカウントを持ちました。役割は「メンバー」にあります。',
  administratorAddedText:
    '{about} が、招待なしで「{blogName}」のアカウントを持ちました。役割は「メンバー」にあります。',
  roleChanged: '役割が変わりました',
  roleChangedText: '「{blogName}」のアカウントの役割が変わりました：{about}。',
} as const
