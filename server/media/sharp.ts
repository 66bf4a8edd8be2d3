import sharp from 'sharp'

// Its cache would keep what it has unpacked for the next to ask, who never comes: each picture is looked at once. Thirty
// photos of a camera stayed in memory as 700 MB, and as 220 MB without it.
sharp.cache(false)

export { sharp }
