export const accountMails = {
  invitedSubject: 'Zaproszenie do pisania na blogu {blogName}',
  invitedPreview: 'Wybierz hasło, a potem się zalogujesz.',
  invitedHeading: 'Masz zaproszenie',
  invitedAsOwner:
    '{invitedBy} zaprasza cię na blog {blogName} w roli właściciela: do pisania, zmieniania i usuwania wpisów oraz do zarządzania użytkownikami i ustawieniami.',
  invitedAsEditor:
    '{invitedBy} zaprasza cię na blog {blogName} w roli redaktora: do pisania, zmieniania i usuwania wpisów oraz do powiadamiania o nich.',
  invitedAsAuthor:
    '{invitedBy} zaprasza cię na blog {blogName} w roli autora: do pisania i publikowania własnych wpisów.',
  invitedButton: 'Przyjmij zaproszenie',
  invitedNote: 'Link działa raz, przez siedem dni. Jeśli nie wiesz, o co chodzi, zignoruj ten e-mail.',
  typedReason: 'Ten e-mail przyszedł, bo w panelu {siteUrl} wpisano ten adres.',
  resetSubject: 'Nowe hasło do bloga {blogName}',
  resetPreview: 'Wybierz inne hasło do panelu.',
  resetHeading: 'Nowe hasło',
  resetText:
    'Ktoś, zapewne ty, prosi o nowe hasło do panelu bloga {blogName}. Dopóki go nie wybierzesz, działa dotychczasowe.',
  resetButton: 'Wybierz nowe hasło',
  halfAnHourNote: 'Link działa raz, przez 30 minut. Jeśli to nie ty, zignoruj ten e-mail: nic się nie zmieni.',
  resetReason: 'Ten e-mail przyszedł, bo ten adres wpisano na {siteUrl}/admin/forgotten-password.',
  changeSubject: 'Potwierdź nowy adres do bloga {blogName}',
  changePreview: 'Jedno kliknięcie i logujesz się tym adresem.',
  changeHeading: 'Potwierdź nowy adres',
  changeText: 'Ktoś z kontem na blogu {blogName} chce się odtąd logować tym adresem. Potwierdź go, jeśli to ty.',
  changeButton: 'Użyj tego adresu',
  askedSubject: 'Prośba o inny adres na blogu {blogName}',
  askedPreview: 'Jeszcze nic się nie zmieniło.',
  askedHeading: 'Ktoś poprosił o inny adres',
  askedText:
    'Ktoś, kto zna twoje hasło, chce się odtąd logować na blogu {blogName} adresem {newAddress}. Zmiana zadziała, gdy zostanie tam potwierdzona.',
  askedNote: 'Jeśli to nie ty, zmień teraz hasło: to anuluje prośbę.',
  accountButton: 'Przejdź do konta',
  accountReason: 'Ten e-mail przyszedł, bo to adres konta na {siteUrl}.',
  changedSubject: 'Twój adres do bloga {blogName} się zmienił',
  changedPreview: 'Teraz logujesz się innym adresem.',
  changedHeading: 'Twój adres się zmienił',
  changedText: 'Na konto z tym adresem na blogu {blogName} trzeba się teraz logować jako {newAddress}.',
  changedNote:
    'Jeśli to nie ty, ktoś ma twoje hasło: napisz na {contact} albo poproś osobę prowadzącą serwer o przywrócenie adresu poleceniem „den admin change-address”, a potem o nowe hasło.',
  changedReason: 'Ten e-mail przyszedł, bo to był adres konta na {siteUrl}.',
  testSubject: 'E-mail próbny z bloga {blogName}',
  testPreview: 'Jeśli to czytasz, poczta działa.',
  testHeading: 'Poczta działa',
  testText: 'Jeśli to czytasz, blog {blogName} może wysyłać pocztę.',
  testButton: 'Przejdź do bloga',
  testReason: 'Ten e-mail wysłano z panelu {siteUrl}, żeby wypróbować ustawienia.',
  noticeSubject: '{heading} – {blogName}',
  when: 'Kiedy: {at}',
  device: 'Urządzenie: {device}',
  network: 'Sieć: {network}',
  unknown: 'nie wiadomo',
  byCommand: 'Gdzie: na serwerze, poleceniem',
  usersButton: 'Zobacz użytkowników',
  usersAdvice:
    'Jeśli to niespodzianka, zapytaj pozostałych. Na ekranie Użytkownicy usuń tych, których tam być nie powinno. Dziennik zdarzeń na {siteUrl}/admin/audit pokazuje, co się działo.',
  accountAdvice:
    'Jeśli to ty, nie trzeba nic robić. Jeśli nie, zmień teraz hasło na {siteUrl}/admin/account i zakończ tam sesje, klucze dostępu i tokeny API, których nie znasz. Jeśli nie możesz się zalogować, użyj „Nie pamiętasz hasła?”, napisz na {contact} albo poproś osobę prowadzącą serwer o „den admin reset-password”.',
  newDevice: 'Logowanie z nowego urządzenia',
  newDeviceText:
    'Na twoje konto na blogu {blogName} zalogowano się z przeglądarki, której od ustawienia hasła jeszcze do tego nie używano.',
  recoveryCode: 'Użyto kodu odzyskiwania',
  recoveryCodeText:
    'Na twoje konto na blogu {blogName} zalogowano się kodem odzyskiwania. Ten kod jest zużyty; pozostałe działają.',
  passwordChanged: 'Twoje hasło zostało zmienione',
  passwordChangedText:
    'Hasło twojego konta na blogu {blogName} zostało zmienione. Wszystkie inne przeglądarki są wylogowane.',
  passwordReset: 'Twoje hasło zostało zastąpione',
  passwordResetText:
    'Hasło twojego konta na blogu {blogName} zastąpiono bez podania starego. Wszystkie przeglądarki są wylogowane.',
  tokenMade: 'Nowy token API',
  tokenMadeText:
    'Dla twojego konta na blogu {blogName} powstał token API: {about}. Program, który go ma, działa w twoim imieniu.',
  passkeyAdded: 'Nowy klucz dostępu',
  passkeyAddedText: 'Do twojego konta na blogu {blogName} dodano klucz dostępu: {about}. Loguje bez twojego hasła.',
  passkeyRemoved: 'Usunięto klucz dostępu',
  passkeyRemovedText: 'Z twojego konta na blogu {blogName} usunięto klucz dostępu: {about}. Już nie loguje.',
  identityLinked: 'Kolejny sposób logowania',
  identityLinkedText:
    'Odtąd na twoje konto na blogu {blogName} loguje dostawca tożsamości: {about}. Nie pyta o hasło ani o drugi składnik.',
  secondFactorOn: 'Drugi składnik jest włączony',
  secondFactorOnText:
    'Drugi składnik twojego konta na blogu {blogName} został włączony. Logowanie hasłem wymaga odtąd kodu jednorazowego.',
  secondFactorOff: 'Drugi składnik jest wyłączony',
  secondFactorOffText:
    'Drugi składnik twojego konta na blogu {blogName} został wyłączony. Do logowania wystarcza odtąd hasło.',
  recoveryCodes: 'Nowe kody odzyskiwania',
  recoveryCodesText:
    'Dla twojego konta na blogu {blogName} powstały nowe kody odzyskiwania. Wcześniejsze już nie działają.',
  newAdministrator: 'Nowe konto',
  invitationAcceptedText:
    '{about} ma teraz konto na blogu {blogName}, dzięki zaproszeniu. Rola jest na ekranie Użytkownicy.',
  administratorAddedText:
    '{about} ma teraz konto na blogu {blogName}, bez zaproszenia. Rola jest na ekranie Użytkownicy.',
  roleChanged: 'Zmieniono rolę',
  roleChangedText: 'Zmieniono rolę konta na blogu {blogName}: {about}.',
} as const
