export const health = {
  health: 'Sistem durumu',
  aboutHealth:
    'Siteyi ayakta tutanlar. {command} daha fazlasını denetler: bütün veritabanını okur, e-posta sunucusunun ve site adresinin yanıt verip vermediğine bakar.',
  nothingIsWrong: 'Den {version}. Her şey yolunda',
  thingsNeedAttention: {
    one: 'Den {version}. Bir şey ilginizi bekliyor',
    other: 'Den {version}. {count} şey ilginizi bekliyor',
  },
  lookAgain: 'Yeniden bak',
  looking: 'Bakılıyor…',
  state: 'Durum',
  found: 'Bulgu',
  ok: 'Yolunda',
  hint: 'Henüz değil',
  warning: 'Uyarı',
  problem: 'Sorun',

  kept: 'Neyin ne kadar saklandığı',
  aboutKept:
    'Den eskiyenleri kendiliğinden siler. Yalnızca sizin aldığınız yedekler ve geri yüklemenin yerine geçtiği veritabanları sizi bekler.',
  now: 'Şimdi',
  howLong: 'Süre',
  growsWith: 'Ne büyütür',
  setBy: 'Ayar: {setting}',
} as const
