import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Uzun uzun gösterilen kan, yara ve parçalanmış bedenler.',
  'body-horror': 'Değişen, çürüyen ya da sahibine düşman kesilen bedenler.',
  'eye-injury': 'Zarar gören ya da görmek üzere olan bir göz.',
  needles: 'İğne yapılması ve derinin altına giren başka her şey.',
  medical: 'Ameliyatlar, hastaneler ve orada yapılanlar.',
  vomit: 'Görülür ya da duyulur.',
  torture: 'Yavaş yavaş ve bilerek çektirilen acı.',
  'sexual-violence': 'Tecavüz, cinsel saldırı ya da bunların tehdidi; gösterilir veya anlatılır.',
  'domestic-abuse': 'Eşin, sevgilinin ya da aileden birinin şiddeti veya baskısı.',
  'self-harm': 'Kendine zarar veren insanlar.',
  suicide: 'İntihar ya da intihar girişimi; gösterilir, anlatılır veya konuşulur.',
  'drug-use': 'Uyuşturucu, aşırı içki ve bunlara bağımlılık.',
  'harm-to-animals': 'Bir hayvan zarar görür ya da ölür.',
  'harm-to-children': 'Bir çocuk yaralanır, istismar edilir ya da öldürülür.',
  'death-of-child': 'Bir aile, filmden önce ya da film sırasında çocuğunu kaybeder.',
  'death-of-parent': 'Küçük ya da yetişkin biri annesini veya babasını kaybeder.',
  pregnancy: 'Kötü giden bir gebelik ya da doğum, bebeğin kaybı.',
  racism: 'Irkçı sözler ya da şiddet.',
  homophobia: 'İnsanlara sevdikleri kişi ya da kimlikleri yüzünden edilen sözler veya uygulanan şiddet.',
  insects: 'Sürü hâlinde ya da tek ama çok yakından.',
  claustrophobia: 'Gömülen, kapana kısılan ya da dışarı çıkamayan insanlar.',
  'flashing-lights': 'Nöbet tetikleyebilecek çakarlı ya da titrek ışıklar.',
  'jump-scares': 'Sizi yerinizden sıçratmak için gelen ani görüntüler ya da sesler.',
  possession: 'İblisler, şeytan çıkarma ya da inanç adına zulüm.',
} as const satisfies Translated<typeof en.meanings>
