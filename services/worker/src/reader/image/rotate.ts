import type { Picture } from './picture.ts'

/** Rotates a picture counterclockwise about its centre, keeping its size; areas from outside are white. */
export function rotated(picture: Picture, degrees: number): Picture {
  const { width, height, data } = picture
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  const turned = new Uint8Array(data.length).fill(255)
  for (let y = 0; y < height; y++) {
    const dy = y - middleY
    for (let x = 0; x < width; x++) {
      const dx = x - middleX
      const u = cos * dx - sin * dy + middleX
      const v = sin * dx + cos * dy + middleY
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue
      const column = u | 0
      const row = v | 0
      const at = row * width + column
      const topLeft = data[at]!
      const topRight = data[at + 1]!
      const bottomLeft = data[at + width]!
      const bottomRight = data[at + width + 1]!
      // Most of a page is white paper.
      if ((topLeft & topRight & bottomLeft & bottomRight) === 255) continue
      const above = topLeft + (topRight - topLeft) * (u - column)
      const below = bottomLeft + (bottomRight - bottomLeft) * (u - column)
      turned[y * width + x] = above + (below - above) * (v - row)
    }
  }
  return { ...picture, data: turned }
}

/** Turns a picture clockwise by quarters. */
export function turnedByQuarters(picture: Picture, degrees: 0 | 90 | 180 | 270): Picture {
  if (degrees === 0) return picture
  const { width, height, data, scale } = picture
  const turned = new Uint8Array(data.length)
  const [newWidth, newHeight] = degrees === 180 ? [width, height] : [height, width]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x]!
      if (degrees === 90) turned[x * newWidth + (height - 1 - y)] = value
      else if (degrees === 180) turned[(height - 1 - y) * newWidth + (width - 1 - x)] = value
      else turned[(width - 1 - x) * newWidth + y] = value
    }
  }
  return { width: newWidth, height: newHeight, data: turned, scale }
}
