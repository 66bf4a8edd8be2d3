const d = document.documentElement.dataset
d.js = ''
try {
  if (localStorage['den-theme'] === 'light') d.theme = 'light'
} catch {}
