import readingStyles from './reading.css?url'

/** What a route with an article or prose exports as its `links`. */
export const readingLinks = () => [{ rel: 'stylesheet', href: readingStyles }]
