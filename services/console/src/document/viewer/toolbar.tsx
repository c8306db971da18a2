import { MoveHorizontal, PanelLeft, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../ui/controls/button.tsx'
import { percent } from '../../ui/text/words.ts'
import type { View } from './use-view.ts'
import styles from './viewer.module.css'
import { scaleOf } from './zoom.ts'

interface ToolbarProps {
  where: string
  width: number
  view: View
  onThumbnails: () => void
}

export function Toolbar({ where, width, view, onThumbnails }: ToolbarProps) {
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Page">
      <IconButton label="Thumbnails" onClick={onThumbnails}>
        <PanelLeft aria-hidden />
      </IconButton>
      <span className={styles.where}>{where}</span>
      <IconButton label="Zoom out" onClick={view.zoomOut}>
        <ZoomOut aria-hidden />
      </IconButton>
      <span className={styles.zoom}>{percent(scaleOf(width))}</span>
      <IconButton label="Zoom in" onClick={view.zoomIn}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton label="Fit the width" onClick={() => view.setZoom('width')}>
        <MoveHorizontal aria-hidden />
      </IconButton>
      <IconButton label="Fit the page" onClick={() => view.setZoom('page')}>
        <Scan aria-hidden />
      </IconButton>
      <IconButton label="Rotate the page" onClick={view.turnOn}>
        <RotateCw aria-hidden />
      </IconButton>
    </div>
  )
}
