export const trash = {
  deleteForGood: 'Delete for good:',
  theItsPicturesCannot: 'The {kind} and its pictures cannot be brought back.',
  deleteForGood2: 'Delete for good',
  trash: 'Trash',
  readersDoNotSee: '{number}. Readers do not see them. Each is deleted for good after {TRASHDAYS} days.',
  nothingBuriedHere: 'Nothing buried here',
  aDeletedPostLies: 'A deleted post lies here for {TRASHDAYS} days and can be brought back.',
} as const
