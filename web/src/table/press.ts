/** Pressing a piece, or keeping a finger on it; a mouse that lets go elsewhere has pressed nothing. */

const HOLD = 420,
  SLACK = 8;

export const pressed =
  (pick: () => void, hold?: () => void) =>
  (piece: HTMLElement): (() => void) => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined,
      from = { x: 0, y: 0 },
      holding = false;
    const wandered = (event: MouseEvent): boolean => Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
    const over = ({ clientX: x, clientY: y }: MouseEvent): boolean => {
      const box = piece.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    };
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
      piece.addEventListener(name, hear, listening);
    const up = (): void => clearTimeout(timer);

    on('pointerdown', (event) => {
      up();
      holding = false;
      from = { x: event.clientX, y: event.clientY };
      // cards move when others leave; what was pressed stays pressed wherever it is by the release
      if (event.pointerType === 'mouse') piece.setPointerCapture(event.pointerId);
      if (event.pointerType !== 'touch' || !hold) return;
      timer = setTimeout(() => {
        holding = true;
        hold();
      }, HOLD);
    });
    on('pointermove', (event) => {
      if (wandered(event)) up();
    });
    on('pointerup', up);
    on('pointercancel', up);
    on('contextmenu', (event) => {
      if (holding) event.preventDefault();
    });
    // the click that ends a long press is none; a key has no place
    on('click', (event) => {
      if (holding) holding = false;
      else if (event.detail === 0 || over(event) || !wandered(event)) pick();
    });
    return () => {
      up();
      listening.abort();
    };
  };
