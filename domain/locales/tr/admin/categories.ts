export const categories = {
  categories: 'Kategoriler',
  aboutCategories:
    'Her yazının bir kategorisi vardır. Form onları bu sırayla sunar, sayfa başında yazısı olanların bağlantıları yer alır.',
  reviews: 'İncelemeler',
  yes: 'Evet',
  up: 'Yukarı',
  down: 'Aşağı',
  change: 'Değiştir…',
  delete: 'Sil…',
  rename: 'Yeniden adlandır…',
  addCategory: 'Kategori ekle…',

  changeCategory: 'Kategoriyi değiştir',
  newCategory: 'Yeni kategori',
  newNameMeans: 'Yeni ad bütün yazılarına geçer, eski adres yenisine yönlendirilir. Çok yazı varsa biraz sürer.',
  descriptionStandsAbove: 'Açıklama ve resim, kategorinin yazılarının üstünde görünür.',
  isReview: 'Yazıları puanlı incelemelerdir',
  scoresHidden: 'Bu kategoride okurlar puanları görmez. Puanlar saklanır.',
  colour: 'Adının rengi',
  aboutColour: 'Her tema, okunabilen en yakın tonu kullanır. Boşsa diğerleri gibi.',
  waitForPicture: 'Resim kaydedilene kadar bekleyin.',
  deleteCategory: 'Kategoriyi sil',
  postsMove: {
    one: '{count} yazı başka bir kategoriye geçer, silinenin adresi de oraya yönlendirilir. Çok yazı varsa biraz sürer.',
    other:
      '{count} yazı başka bir kategoriye geçer, silinenin adresi de oraya yönlendirilir. Çok yazı varsa biraz sürer.',
  },
  noPostHasIt: 'Bu kategoride yazı yok.',
  postsGoTo: 'Yazıların geçeceği kategori',

  tags: 'Etiketler',
  tagCount: { one: '{count} etiket', other: '{count} etiket' },
  noTags: 'Yayımlanmış hiçbir yazının etiketi yok. Etiketler yazının formunda, kategorinin yanına yazılır.',
  tag: 'Etiket',
  pagesOfTags: 'Etiket sayfaları',
  renameTag: 'Etiketi yeniden adlandır',
  nameOfOther: 'Başka bir etiketin adını yazarsanız ikisi birleşir. Eski adres yenisine yönlendirilir.',
} as const
