/** Hand the reader a file with this text in it. */
export function download(text: string, name: string, type = 'text/plain;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
