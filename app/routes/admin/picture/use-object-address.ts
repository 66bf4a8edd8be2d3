import { useEffect, useState } from 'react'

/**
 * A `blob:` address of a file. It is revoked when the file changes or the component is unmounted: else the browser would keep the
 * file in memory.
 */
export function useObjectAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
