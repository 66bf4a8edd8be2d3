!((d) => {
  d.js = ''
  try {
    if (localStorage['den-theme'] === 'light') d.theme = 'light'
  } catch {}
})(document.documentElement.dataset)
