import { useEffect, useState } from 'react'

/** Width of the quiet zone in modules (ISO/IEC 18004 requires four). */
const BORDER = 4

interface Drawing {
  readonly size: number
  readonly path: string
}

/**
 * A QR code, dark on light in both themes, since not every app reads the inverse. The library that encodes it is loaded with the first
 * one, and never on the server.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [{ size, path }, setDrawing] = useState<Drawing>({ size: 1, path: '' })
  useEffect(() => {
    let isOver = false
    void drawn(text).then((drawing) => !isOver && setDrawing(drawing))
    return () => {
      isOver = true
    }
  }, [text])
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

async function drawn(text: string): Promise<Drawing> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: modules.join('') }
}
