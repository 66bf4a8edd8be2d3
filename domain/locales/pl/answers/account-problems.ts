export const accountProblems = {
  longPassword: 'To hasło jest za długie',
  longCode: 'Ten kod jest za długi',
  noName: 'Nazwa to jeden wiersz zwykłego tekstu, najwyżej 100 znaków',
  guessedFirst: 'To hasło jest jednym z tych, które zgaduje się najpierw.',
  passwordTooLong: 'Hasło może mieć najwyżej {max} znaków.',
  passwordTooShort: 'Hasło musi mieć co najmniej {min} znaków.',
  nameAsPassword: 'To hasło to niewiele więcej niż nazwa bloga albo osoby, która go prowadzi.',
  anotherPassword: 'Wybierz inne hasło',
  wrongPassword: 'To nie jest twoje hasło',
  wrongCurrentPassword: 'To nie jest twoje obecne hasło',
  wrongSignIn:
    'Ten adres i hasło do siebie nie pasują. Sprawdź jedno i drugie albo ustaw nowe hasło przez „Nie pamiętasz hasła?” lub poleceniem „den admin reset-password”.',
  codeNeeded: 'Wpisz kod z aplikacji albo kod odzyskiwania',
  wrongCode: 'Ten kod jest błędny albo był już użyty. Poczekaj na następny w aplikacji.',
  wrongCodeAtSignIn:
    'Ten kod jest błędny albo był już użyty. Poczekaj na następny w aplikacji i sprawdź, czy zegar urządzenia dobrze chodzi.',
  wrongFirstCode:
    'Ten kod nie jest aktualny. Wpisz sześć cyfr, które aplikacja pokazuje teraz; jej zegar musi dobrze chodzić.',
  nothingToConfirm: 'Nie ma czego potwierdzać: drugi składnik jest już włączony albo jeszcze nieustawiony.',
  secondFactorIsOn: 'Drugi składnik jest już włączony. Najpierw go wyłącz, żeby ustawić inną aplikację.',
  secondFactorIsOff: 'Kody odzyskiwania należą do drugiego składnika, a twój jest wyłączony.',
  secondFactorRequired:
    'Ten blog wymaga drugiego składnika od wszystkich w panelu. Najpierw ustaw swój na ekranie Konto. Nic się nie zmieniło.',
  tooManyAttempts: 'Za dużo prób. Odczekaj {wait} i spróbuj jeszcze raz.',
  tooManyAttemptsAtProvider: 'Za dużo prób. Odczekaj chwilę i spróbuj jeszcze raz.',
  passwordNeeded: 'Najpierw potwierdź hasło. Wystarczy na dziesięć minut. Nic się nie zmieniło.',
  passwordToChange: 'Zaloguj się hasłem, żeby je zmienić.',
  notSignedIn:
    'Sesji nie ma albo wygasła. Zaloguj się jeszcze raz: to, co jest wpisane, zostaje. Programy wysyłają token API.',
  sessionEnded: 'Sesja wygasła. Zaloguj się jeszcze raz.',
  sessionEndedAtUsers: 'Sesja wygasła. Zaloguj się jeszcze raz, żeby wskazać administratorów.',
  cookieLost:
    'Przeglądarka nie zachowała pliku cookie sesji. Zezwól na pliki cookie tego bloga i otwórz go pod właściwym adresem.',
  unauthorizedDomain:
    'Pod tym adresem nie można się logować. Otwórz {address}; kto prowadzi blog, dopuszcza ten adres przez SITE_URL albo AUTHORIZED_DOMAINS.',
  forOwners: 'To jest dla właścicieli, a twoja rola to: {role}. Właściciel może ją zmienić na ekranie Użytkownicy.',
  forEditors:
    'To jest dla właścicieli i redaktorów, a twoja rola to: {role}. Właściciel może ją zmienić na ekranie Użytkownicy.',
  foreignPost: 'To nie jest twój wpis. Autorzy otwierają i zmieniają własne wpisy, właściciele i redaktorzy każdy.',
  pagesOfEditors: 'Autorzy piszą wpisy. Strony piszą właściciele i redaktorzy.',
  announcedByEditors:
    'Autorzy nie powiadamiają o wpisach. Pomiń powiadomienie i poproś o nie właściciela albo redaktora.',
  resetMailNotSetUp:
    'Poczta tego bloga nie jest jeszcze ustawiona. Ustaw nowe hasło na serwerze poleceniem „den admin reset-password”.',
  resetLinkUsed: 'Ten link już nie działa: od tamtej pory ustawiono hasło albo ma ponad 30 minut. Poproś o nowy.',
  claimLinkUsed: 'Ten link już nie działa. Uruchom Den ponownie albo użyj „den admin link” i weź nowy.',
  invitationUsed:
    'To zaproszenie już nie działa. Jeśli jest przyjęte, zaloguj się. Jeśli nie, zostało wycofane, zastąpione nowszym albo ma ponad siedem dni. Poproś o nowe.',
  invitationGone: 'Tego zaproszenia już nie ma: zostało użyte, wycofane albo zastąpione nowszym.',
  addressLinkUsed:
    'Ten link już nie działa: był użyty, przyszedł po nim nowszy albo ma ponad 30 minut. Poproś o nowy na ekranie Konto.',
  addressMailNotSetUp:
    'Poczta nie jest jeszcze ustawiona, więc nowego adresu nie da się potwierdzić. Najpierw ustaw serwer pocztowy.',
  addressTaken: '{email} to już adres czyjegoś konta',
  accountTaken: '{email} ma już konto',
  noAdministrator: 'Tego konta już nie ma.',
  yourselfStays: 'Nie możesz usunąć własnego konta, żeby został jakiś właściciel. Może to zrobić inny właściciel.',
  yourRoleStays: 'Nie możesz zmienić własnej roli, żeby został jakiś właściciel. Może to zrobić inny właściciel.',
  noSession: 'Tej sesji już nie ma.',
  noToken: 'Tego tokenu już nie ma.',
  noTokenName: 'Nazwa tokenu to jeden wiersz zwykłego tekstu, najwyżej 100 znaków',
  tokenEnded: 'Token musi wygasać w przyszłości',
  noScope: 'Wybierz co najmniej jedno uprawnienie',
  endlessToken: 'Token musi wygasnąć najpóźniej w roku {year}',
  tokenBeyondRole: 'Twoja rola to {role}, więc twój token nie może mieć: {scopes}',
  passkeysNeedHttps:
    'Klucze dostępu wymagają nazwy hosta i https, a adres tego bloga ich nie ma. Kto go prowadzi, ustawia adres przez SITE_URL.',
  manyPasskeys: 'Masz {max} kluczy dostępu, czyli najwięcej, ile można. Najpierw usuń któryś.',
  passkeyKnown: 'Ten klucz dostępu jest już dodany.',
  passkeyRefused: 'Ten klucz dostępu nie został przyjęty albo pytanie było otwarte za długo. Spróbuj jeszcze raz.',
  passkeyOfAnother:
    'Ten klucz dostępu tego nie potwierdza: nie jest twój, został usunięty albo pytanie było otwarte za długo. Spróbuj jeszcze raz albo użyj hasła.',
  passkeyGone: 'Tego klucza dostępu już nie ma.',
  passkeyOpensNothing:
    'Ten klucz dostępu nie otwiera tego bloga: może został tu usunięty albo pytanie było otwarte za długo. Spróbuj jeszcze raz albo zaloguj się hasłem.',
  noPasskeyName: 'Nazwa klucza dostępu to jeden wiersz zwykłego tekstu, najwyżej {max} znaków',
  passkeyUnnamed: 'Nazwij klucz dostępu',
  providerDomain:
    'Pod tym adresem nie można się logować przez {provider}. Otwórz {address}; kto prowadzi blog, dopuszcza ten adres przez AUTHORIZED_DOMAINS.',
  providerWindow:
    'Przeglądarka nie otworzyła okna dostawcy {provider}. Zezwól temu blogowi na wyskakujące okna i spróbuj jeszcze raz.',
  providerClosed:
    'Logowanie u dostawcy {provider} nie dobiegło końca: okno zostało zamknięte albo logowanie przerwane.',
  providerAnother:
    'W tej przeglądarce zaczęło się tymczasem inne logowanie i zakończyło to. Dokończ tamto albo zacznij od nowa.',
  providerStranger:
    '{provider} cię zna, ale ten blog nie: twojego adresu nie ma wśród tych, które mogą go otworzyć. Kto go prowadzi, może go dodać.',
  providerUnverified:
    '{provider} nie potwierdza twojego adresu, więc tu niczego nie otwiera. Potwierdź go tam i spróbuj jeszcze raz.',
  providerWithoutAddress: '{provider} nie podaje twojego adresu, więc tu niczego nie otwiera.',
  providerForeign:
    'Konto z twoim adresem należy u dostawcy {provider} do kogoś innego. Kto prowadzi blog, może je odłączyć poleceniem „den admin unlink-provider”.',
  providerMismatch: '{provider} zna cię jako kogoś innego niż ta sesja. Wybierz tam to samo konto.',
  providerRemoved: 'Twoje konto tutaj zostało usunięte. Administrator może zaprosić cię ponownie.',
  providerSilent: '{provider} nie odpowiada. Spróbuj za minutę albo użyj hasła.',
  providerUnclear:
    'Odpowiedzi dostawcy {provider} nie dało się przyjąć, więc nikt się nie zalogował. Log serwera mówi dlaczego.',
  providerRefuses:
    '{provider} nie przyjmuje tego bloga. Kto go prowadzi, porównuje tam OIDC_CLIENT_ID, OIDC_CLIENT_SECRET i adres przekierowania.',
  providerCookie:
    'Przeglądarka nie przysłała pliku cookie tego logowania: nie zachowuje ich z tego bloga albo minęło dziesięć minut. Spróbuj jeszcze raz.',
  providerFactor:
    '{provider} pyta o kolejny składnik, którego nie ustawiono albo nie podano. Zrób to tam i spróbuj jeszcze raz.',
} as const
