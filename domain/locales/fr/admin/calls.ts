export const calls = {
  notConfirmed: 'Votre mot de passe n’a pas été confirmé, donc rien n’a été fait. Votre saisie est toujours là.',
  noAnswer: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez ; rien n’est perdu.',
  lateAnswer:
    'Le serveur a mis trop de temps à répondre. Il fera peut-être encore ce que vous avez demandé. Réessayez ; rien n’est perdu.',
  otherAnswer: 'Le serveur a répondu {status}.',
} as const
