import Swiper from 'swiper';

/** What a carousel shows. */
export interface CarouselView {
  active: number;
  /** Places it can stand at: fewer than slides when several are in view. */
  stops: number;
  /** Indexes of the slides that are in view, in part or whole. */
  visible: number[];
}

export interface CarouselEngine {
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
  setReducedMotion: (reduced: boolean) => void;
  stop: () => void;
}

export interface CarouselSetting {
  initial: number;
  slidesPerView: number | 'auto';
  spaceBetween: number;
  loop: boolean;
  reducedMotion: boolean;
  onView: (view: CarouselView) => void;
}

/** Design: motion lasts 160 to 320 ms; a whole slide takes the longest. */
const SPEED = 320;

/** Hands a row of slides over to Swiper. The row and its slides keep their boxes. */
export function startCarousel(viewport: HTMLElement, setting: CarouselSetting): CarouselEngine {
  const { initial, slidesPerView, spaceBetween, loop, onView } = setting;
  const row = viewport.firstElementChild;
  const speedOf = (reduced: boolean) => (reduced ? 0 : SPEED);
  viewport.scrollLeft = 0;
  viewport.dataset.started = '';

  const swiper = new Swiper(viewport, {
    createElements: false,
    wrapperClass: classOf(row),
    slideClass: classOf(row?.firstElementChild),
    initialSlide: initial,
    slidesPerView,
    spaceBetween,
    rewind: loop,
    resistance: !(loop && slidesPerView === 1),
    speed: speedOf(setting.reducedMotion),
    watchSlidesProgress: true,
  });
  const seam = loop && slidesPerView === 1 ? joinEnds(swiper) : undefined;

  const report = () => {
    const { activeIndex, snapGrid, slides, params } = swiper;
    const shown = slides.flatMap((slide, index) => (slide.classList.contains(visibleClass(params)) ? [index] : []));
    onView({
      active: activeIndex,
      stops: snapGrid.length,
      visible: slidesPerView === 1 ? [activeIndex] : shown,
    });
  };
  swiper.on('slideChange', report);
  swiper.on('snapGridLengthChange', report);
  swiper.on('resize', report);
  report();

  return {
    goTo: (index) => swiper.slideTo(index),
    step: (by) => {
      if (seam) seam(by);
      else if (by === 1) swiper.slideNext();
      else swiper.slidePrev();
    },
    setReducedMotion: (reduced) => {
      swiper.params.speed = speedOf(reduced);
    },
    stop: () => {
      swiper.destroy();
      delete viewport.dataset.started;
    },
  };
}

const classOf = (element: Element | null | undefined) => element?.classList[0] ?? '';
const visibleClass = ({ slideVisibleClass }: Swiper['params']) => slideVisibleClass ?? '';

/**
 * Lets the row go on from its last slide to its first and back, as §2 has its
 * carousels loop. Swiper's own `loop` (14.4) moves slides about in the document, as
 * tried: a link in a slide that is moved loses the focus, and the slides are read in
 * another order than they are counted in. Its `rewind` runs back over every slide. So
 * we rewind, but first put the row one turn further on, with the end that is in view
 * carried along: it looks the same and the way back is one step.
 */
function joinEnds(swiper: Swiper): (by: 1 | -1) => void {
  const last = swiper.slides.length - 1;
  const turn = () => (swiper.size + Number(swiper.params.spaceBetween)) * swiper.slides.length;
  let gliding = false;
  /** The neighbour that `step` asks for, while it asks: the way from end to end is then the short one. */
  let asked = 0;

  function carry(index: number, by: number) {
    const slide = swiper.slides[index];
    if (slide) slide.style.transform = by ? `translate3d(${by}px, 0, 0)` : '';
  }
  /** Beyond an end the other end stands. */
  function carryEnds(translate: number) {
    carry(0, translate < swiper.maxTranslate() ? turn() : 0);
    carry(last, translate > 0 ? -turn() : 0);
  }
  swiper.on('setTransition', (_, duration) => {
    gliding = duration > 0;
  });
  swiper.on('setTranslate', (_, translate) => {
    if (!gliding) carryEnds(translate);
  });
  swiper.on('transitionEnd', () => {
    gliding = false;
    carryEnds(swiper.translate);
  });

  /**
   * Swiper has just set out for `activeIndex`. Nothing has been painted since, so
   * the row can still be put one turn further on and sent off from there.
   */
  swiper.on('beforeTransitionStart', (_, speed) => {
    if (speed === 0) return;
    const { activeIndex: to, previousIndex: from, wrapperEl } = swiper;
    const destination = swiper.translate;
    const seen = swiper.getTranslate();
    const forward = to === 0 && (seen < swiper.maxTranslate() || (asked === 1 && from === last));
    const back = to === last && (seen > 0 || (asked === -1 && from === 0));
    if (!forward && !back) return;
    const { transitionDuration } = wrapperEl.style;
    wrapperEl.style.transitionDuration = '0ms';
    gliding = false;
    swiper.setTranslate(seen + (forward ? turn() : -turn()));
    // The browser has to take this place in before it is told where to glide.
    wrapperEl.getBoundingClientRect();
    wrapperEl.style.transitionDuration = transitionDuration;
    gliding = true;
    swiper.setTranslate(destination);
  });

  return (by) => {
    asked = by;
    swiper.slideTo((swiper.activeIndex + by + last + 1) % (last + 1));
    asked = 0;
  };
}
