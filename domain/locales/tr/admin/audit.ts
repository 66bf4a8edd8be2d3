export const audit = {
  auditLog: 'İşlem günlüğü',
  aboutLog:
    'Kimin giriş yaptığı, burada neyin yayımlandığı ve neyin değiştiği. Kayıtlar bir yıl kalır, kimse değiştiremez.',
  entries: { one: '{count} kayıt', other: '{count} kayıt' },
  entriesFound: { one: '{count} kayıt bulundu', other: '{count} kayıt bulundu' },
  noneOfThatKind: 'Bu türden bir şey yok',
  noneYet: 'Henüz bir şey olmadı',
  noneFound: 'Bu sözcüklerle, bu türde ve bu günlerde kayıt yok.',
  fromNowOn: 'Bundan sonra yöneticilerin yaptıkları buraya yazılır.',
  downloadCsv: 'CSV olarak indir',
  partOfName: 'Adın ya da başlığın bir parçası',
  everything: 'Hepsi',
  to: 'Son gün',
  about: 'Konu',
  who: 'Kim',
  when: 'Ne zaman',

  refusedByBrowsers: 'Tarayıcıların engelledikleri',
  aboutRefused:
    'Tarayıcıların bu ekranlarda yüklemeyi ya da çalıştırmayı reddettikleri, son 30 günün bildirimlerine göre. Çoğu tarayıcı eklentilerinden gelir, yabancılar da böyle bildirim gönderebilir. Kullandığınız bir ekranda tanımadığınız bir sunucu varsa inceleyin.',
  refused: 'Engellenen',
  rule: 'Kural',
  screen: 'Ekran',
  reports: 'Bildirim',
  last: 'Sonuncu',
} as const
