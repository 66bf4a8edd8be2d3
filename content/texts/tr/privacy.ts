import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Gizlilik',
  intro:
    'Bu sayfa, {siteUrl} adresindeki {blogName} blogunun sizin hakkınızda ne öğrendiğini ve bu bilgilere ne olduğunu anlatır. Buradaki her şeyi, bize kim olduğunuzu söylemeden okuyabilirsiniz.',
  parts: [
    {
      heading: 'Okurken',
      text: `Siz okurken sayfalarımız başka hiçbir sunucudan bir şey istemez. Yazı tipleri, resimler ve betikler bu siteden gelir, bu yüzden burada olduğunuzu hiçbir üçüncü taraf görmez. Reklam ağları ve izleme çerezleri yoktur.

${services.embedsInPrivacy}

Tarayıcınız, her web sitesinde olduğu gibi, her istekle birlikte IP adresinizi gönderir; çünkü yanıtın bir yere gitmesi gerekir.`,
    },
    {
      heading: 'Okurların sayılması',
      text: `Bu site, sayfalarının ne sıklıkta okunduğunu kendisi sayar ve bunu çerez kullanmadan yapar. Bir sayfa gösterildiğinde tarayıcınız sunucuya bunun hangi sayfa olduğunu ve varsa sizi buraya getiren sitenin alan adını söyler. Bunlar gün gün toplanır ve 13 ay saklanır.

- Bir okuru günde yalnızca bir kez saymak için sunucu, IP adresinizden, tarayıcınızın adından ve her gün yenilenen gizli bir değerden bir sayı hesaplar. Adres saklanmaz. Gizli değer ve sayı iki gün içinde silinir; artık kimin ne okuduğunu ya da yeniden gelip gelmediğinizi kimse bilemez.
- Global Privacy Control sinyali gönderen bir tarayıcı sayılmaz. Programlar ve yöneticiler de sayılmaz.

Sonuçlar bu sitenin yöneticilerine gösterilir. Kimseye gönderilmez.`,
    },
    {
      heading: 'E-postayla yeni yazılar',
      text: `Abone olursanız size yeni yazıları göndermek için adresinizi saklarız. Önce onayınızı isteyen tek bir e-posta alırsınız; siz onaylayana kadar size hiçbir yazı gönderilmez. Her e-postada, giriş yapmadan çalışan bir abonelikten çıkma bağlantısı vardır.

- Adresi siz abonelikten çıkana kadar saklarız, ondan sonra yalnızca o adrese bir şey gönderilmemesi gerektiğini hatırlarız.
- Hangi yazıların size e-postayla gönderildiği 90 gün saklanır. Ondan sonra yalnızca kaç e-posta gönderildiğini biliriz.
- Adresi satmayız, reklam için paylaşmayız, başka bir şey için kullanmayız.
- Bir e-postayı açıp açmadığınızı ya da içinde bir yere tıklayıp tıklamadığınızı izlemeyiz.
- Abone olduğunuzda, kimse binlerce başka kişiyi abone yapamasın diye, IP adresinizden hesaplanan bir sayı rızanızın kaydıyla birlikte saklanır. IP adresinin kendisi saklanmaz.

E-postalarımızı taşıyan e-posta hizmeti, onları ulaştırabilmek için adresi görmek zorundadır.`,
    },
    {
      heading: 'Captcha doğrulaması',
      text: `Formları, tarayıcınızın biraz hesapla kendi kendine çözdüğü bir bulmaca korur. Bulmaca bu sitede çalışır. Hakkınızdaki hiçbir şey bir captcha şirketine gönderilmez.`,
    },
    {
      heading: 'Günlük kayıtları ve yazışmalar',
      text: `Arızaları bulmamıza yardım eden günlük kayıtlarında e-posta adresi yoktur. Sunucuyu barındıran şirket kendi teknik kayıtlarını tutabilir.

{contact} adresine yazarsanız e-postanız bizde kalır, onu size yanıt vermek için kullanırız.`,
    },
    {
      heading: 'Haklarınız',
      text: `Hakkınızda neler tuttuğumuzu öğrenmek, bunları düzelttirmek ya da sildirmek isterseniz {contact} adresine yazın. Bu ücretsizdir, gerekçe de gerekmez. Birçok ülkede bir veri koruma kurumuna da şikâyette bulunabilirsiniz. Tarayıcınızda saklananlar “Çerez politikası” sayfasında anlatılır.`,
    },
  ],
}
