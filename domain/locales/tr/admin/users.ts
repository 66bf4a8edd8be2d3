export const users = {
  users: 'Kullanıcılar',
  aboutRoles:
    'Sahipler kullanıcılar ve ayarlar dahil her şeyi yapabilir. Editörler bütün yazıları yazar, yayımlar ve duyurur. Yazarlar kendi yazılarını yazar ve yayımlar.',
  userCount: { one: '{count} kullanıcı', other: '{count} kullanıcı' },
  invitedCount: { one: '{count} davetli', other: '{count} davetli' },

  role: 'Rol',
  owner: 'Sahip',
  editor: 'Editör',
  author: 'Yazar',
  ownerRights: 'aboneler, e-posta, ayarlar ve kullanıcılarla birlikte her şey',
  editorRights: 'bütün yazılar, taslaklar ve resimler, duyurular ve istatistikler',
  authorRights: 'kendi yazıları ve onların resimleri; duyuru yok',
  roleMeans: '{role}: {rights}.',

  you: 'Siz',
  profileOf: 'Profil: {email}',
  changeRoleOf: 'Rolü değiştir: {email}',
  removeNamed: 'Kaldır: {email}',

  remove: 'Kaldır:',
  removingMeans:
    'Her yerdeki oturumları hemen kapanır, API anahtarları iptal edilir. Bağlantıları görmüş olabileceği için bütün açık davetler de sona erer. Yazdıkları kalır.',
  isRemoved: 'Kaldırıldı: {email}',
  changeProfileOf: 'Profili değiştir:',
  profileShownLater: 'Okurlar bunu, bu kullanıcı yazıda görünen adını verince ya da bir yazı yayımlayınca görür.',
  profileShown: 'Okurlar bunu {name} sayfasında ve yazılarının altında görür.',
  profileSaved: 'Profil kaydedildi: {name}',
  changeRole: 'Rolü değiştir',
  changeTheRoleOf: 'Rolü değiştir:',
  roleTakesEffect: 'API anahtarları için de hemen geçerli olur.',
  invitationsEnd: 'Bir sahip bağlantıları görmüş olabileceği için bütün açık davetler de sona erer.',
  change: 'Değiştir',
  changing: 'Değiştiriliyor…',
  roleChanged: '{email} hesabının rolü artık {role}',

  inviteSomebody: 'Birini davet et',
  linkIsMailed:
    'Parola seçmesi için e-postayla bir bağlantı alır. Bağlantı bir kez ve yedi gün geçerlidir; aynı adrese yenisi gidince eskisi geçmez.',
  linkIsYours:
    'E-posta henüz kurulmadı, bağlantıyı siz iletin. Davetli, parolasını onunla seçer. Bağlantı bir kez ve yedi gün geçerlidir; aynı adrese yenisi oluşturulunca eskisi geçmez.',
  invite: 'Davet et',
  inviting: 'Davet ediliyor…',
  isInvited: 'Davet edildi: {email}',
  invitedByMail: 'Davet edildi: {email}. Bağlantıyı kendiniz de iletebilirsiniz. Bu ekran onu yalnızca şimdi gösterir.',
  invitedByLink: 'Davet edildi: {email}. Bağlantıyı iletin. Bu ekran onu yalnızca şimdi gösterir.',
  linkOpensHereOnly:
    'Bağlantı {siteUrl} adresine gidiyor, o da yalnızca bu bilgisayarda açılır. Başka yerdekileri davet etmeden önce <code>SITE_URL</code> ile herkese açık adresi belirtin.',
  linkFor: '{email} için bağlantı',
  copyLink: 'Bağlantıyı kopyala',
  invited: 'Davetliler',
  as: 'Rol',
  withdraw: 'Geri çek',
  withdrawNamed: 'Geri çek: {email}',
  linkRevoked: '{email} için verilen bağlantı iptal edildi',
} as const
