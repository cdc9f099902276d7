/** One line to the server. It mends itself: after a break it calls again, sooner at first, and says who it is. */

export interface SocketEvents {
  /** the first words after every connection */
  hello(): unknown;
  frame(frame: unknown): void;
  state(up: boolean): void;
}

const FIRST = 300,
  LONGEST = 5000;

export const pause = (attempt: number): number => Math.min(LONGEST, FIRST * 2 ** attempt);

export class Socket {
  private line: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly url: string;
  private readonly on: SocketEvents;

  constructor(url: string, on: SocketEvents) {
    this.url = url;
    this.on = on;
    this.connect();
  }

  send(frame: unknown): boolean {
    if (this.line?.readyState !== WebSocket.OPEN) return false;
    this.line.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.line?.close();
  }

  private connect(): void {
    const line = new WebSocket(this.url);
    this.line = line;
    line.onopen = () => {
      this.attempt = 0;
      line.send(JSON.stringify(this.on.hello()));
      this.on.state(true);
    };
    line.onmessage = (event) => this.on.frame(JSON.parse(String(event.data)));
    line.onclose = () => {
      this.on.state(false);
      if (!this.closed) this.timer = setTimeout(() => this.connect(), pause(this.attempt++));
    };
  }
}
